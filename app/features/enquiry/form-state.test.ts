import { expect, test } from "vitest";
import { idle, nextFormState } from "./form-state.ts";

const errors = { name: "Name is required", email: "Email is invalid" };

test("a refused submission shows its errors and counts as a new attempt", () => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(refused).toEqual({ phase: "invalid", errors, attempt: 1 });
  expect(nextFormState(refused, { type: "refused", errors }).attempt).toBe(2);
});

test("a corrected field loses its error, which is no new attempt", () => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(nextFormState(refused, { type: "corrected", field: "name" })).toEqual({
    phase: "invalid",
    errors: { email: "Email is invalid" },
    attempt: 1,
  });
});

test.each([
  { type: "sending" },
  { type: "sent", reference: "K7M2-QX4P" },
  { type: "failed", explanation: "Please wait." },
  { type: "kept" },
] as const)("$type clears the errors", (event) => {
  const refused = nextFormState(idle, { type: "refused", errors });
  expect(nextFormState(refused, event)).toMatchObject({ phase: event.type, errors: {} });
});

test("a reference and an explanation stay until the next attempt", () => {
  const sent = nextFormState(idle, { type: "sent", reference: "K7M2-QX4P" });
  expect(sent.reference).toBe("K7M2-QX4P");
  expect(nextFormState(sent, { type: "sending" }).reference).toBeUndefined();
  const failed = nextFormState(idle, { type: "failed", explanation: "Please wait." });
  expect(failed.explanation).toBe("Please wait.");
  expect(nextFormState(failed, { type: "sending" }).explanation).toBeUndefined();
});
