import { expect, test } from "vitest";
import { idle, nextFormState } from "./form-state.ts";

const errors = { name: "Name is required", email: "Email is invalid" };

test("a refused submission shows its errors and is a new attempt", () => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(refused).toEqual({ phase: "invalid", errors, attempt: 1 });
  expect(nextFormState(refused, { type: "refused", errors }).attempt).toBe(2);
});

test("a corrected field loses its error, and is no new attempt", () => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(nextFormState(refused, { type: "corrected", field: "name" })).toEqual({
    phase: "invalid",
    errors: { email: "Email is invalid" },
    attempt: 1,
  });
});

test.each(["sending", "sent", "failed"] as const)("%s clears the errors", (type) => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(nextFormState(refused, { type })).toMatchObject({ phase: type, errors: {} });
});
