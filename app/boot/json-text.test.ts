import { expect, test } from "vitest";
import { fromJsonText, toJsonText } from "./json-text.ts";

test("a value that is written and read again is the same, and one object however often it is read", () => {
  const page = { name: "“Panel” </script>", rows: [{ nrc: 0.6 }, { nrc: 0.83 }], absent: undefined };
  const text = toJsonText(page);
  expect(fromJsonText(text)).toEqual(page);
  expect(fromJsonText(text)).toBe(fromJsonText(text));
});

test("a text that was read long before is read again", () => {
  const first = toJsonText({ page: 0 });
  fromJsonText(first);
  for (let page = 1; page < 20; page += 1) expect(fromJsonText(toJsonText({ page }))).toEqual({ page });
  expect(fromJsonText(first)).toEqual({ page: 0 });
});
