import type { ValidatorType } from "@rjsf/utils";

/** Nothing is checked in the browser: the server checks with the schemas of the build, and says it in their words. */
export const uncheckedValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  reset: () => {},
};

/** Nothing is added to a value because it could be there. */
export const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;
