import { renderToString } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { separateIslandData } from "./island-data.ts";

const island = (props: object) => renderToString(createElement("page-island", { "data-props": JSON.stringify(props) }));

test("large props move to a file, with the same data, whatever characters they contain", () => {
  const props = { words: `"Ünïcode" & <b>'markup'</b> &amp; `.repeat(100) };
  const { html, files } = separateIslandData(`<main>${island(props)}</main>`);
  const [[address, text] = []] = files;
  expect(html).toBe(`<main><page-island data-props-file="${address}"></page-island></main>`);
  expect(JSON.parse(text ?? "")).toEqual(props);
});

test("small props stay in the page", () => {
  const page = island({ words: "few" });
  expect(separateIslandData(page)).toEqual({ html: page, files: new Map() });
});
