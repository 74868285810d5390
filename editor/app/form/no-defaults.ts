import type { ValidatorType } from "@rjsf/utils";

/** Nothing is validated in the browser: the server validates with the build's schemas. */
export const uncheckedValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  reset: () => {},
};

/** Optional fields are not added to a value. */
export const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;
