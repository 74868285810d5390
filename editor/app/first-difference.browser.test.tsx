import { expect, test } from "vitest";
import { firstDifference } from "./preview-pane.tsx";

const part = (html: string) =>
  new DOMParser().parseFromString(`<main>${html}</main>`, "text/html").body.firstElementChild!;

test.each([
  ["the paragraph whose words are others", "<h1>A</h1><p>One</p>", "<h1>A</h1><p>Two</p>", "<p>Two</p>"],
  ["the cell of a table", "<dl><dt>A</dt><dd>1</dd></dl>", "<dl><dt>A</dt><dd>2</dd></dl>", "<dd>2</dd>"],
  ["what is new", "<p>One</p>", "<p>One</p><p>Two</p>", "<p>Two</p>"],
  [
    "where something is gone",
    "<ul><li>1</li><li>2</li></ul><p>3</p>",
    "<ul><li>1</li></ul><p>3</p>",
    "<ul><li>1</li></ul>",
  ],
  ["nothing, if nothing is different", "<p>One</p>", "<p>One</p>", undefined],
])("the preview scrolls to %s", (_, before, after, found) => {
  expect(firstDifference(part(before), part(after))?.outerHTML).toBe(found);
});
