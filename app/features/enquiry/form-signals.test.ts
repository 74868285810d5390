import { expect, test } from "vitest";
import { headersOf, signalsInForm, signalsInHeaders } from "./form-signals.ts";

const formOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  { trapFilled: false, fillTimeMs: 41_000, receiptWanted: true },
  { trapFilled: true },
  { fillTimeMs: 0 },
  {},
])("%o is unchanged after passing through the headers", (signals) => {
  expect(signalsInHeaders(new Headers(headersOf(signals)))).toEqual(signals);
});

test.each([
  [
    { subject: "", fill_time_ms: "41000" },
    { trapFilled: false, fillTimeMs: 41_000 },
  ],
  [{ subject: "buy", fill_time_ms: "" }, { trapFilled: true }],
  [{ receipt: "on" }, { receiptWanted: true }],
  [{ fill_time_ms: "1e9" }, {}],
  [{}, {}],
])("the fields %o mean %o", (fields, signals) => {
  expect(signalsInForm(formOf(fields))).toEqual(signals);
});
