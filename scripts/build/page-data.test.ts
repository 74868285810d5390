import { expect, test } from "vitest";
import { separateData } from "./page-data.ts";

const block = (data: string) => `<script id="page-data" type="application/json">${data}</script>`;

test("the data of a page move into a file that the page names, and the rest of the page stays", () => {
  const { html, data } = separateData(`<p>About</p>${block('{"page":"$&"}')}<p>End</p>`);
  expect(data).toEqual({ address: expect.stringMatching(/^\/static\/data\/\w+\.json$/), text: '{"page":"$&"}' });
  expect(html).toBe(
    `<p>About</p><script id="page-data" type="application/json" data-file="${data?.address}"></script><p>End</p>`,
  );
});

test("pages with other data have other files, and pages with the same data have one", () => {
  const addressOf = (data: string) => separateData(block(data)).data?.address;
  expect(addressOf("1")).not.toBe(addressOf("2"));
  expect(addressOf("1")).toBe(addressOf("1"));
});

test("a page without data stays as it is", () => {
  expect(separateData("<p>This page has moved.</p>")).toEqual({ html: "<p>This page has moved.</p>" });
});
