import { describe, expect, it } from "vitest";
import { picture } from "#app/testing/content.ts";
import { pictureForWidth } from "./picture-files.ts";

describe("a picture for a narrow box", () => {
  const widths = { avif: [320, 480, 640, 1280], jpeg: [640, 1280] };

  it.each([
    [400, { avif: [320, 480], jpeg: [640] }],
    [600, { avif: [320, 480, 640], jpeg: [640] }],
    [2000, widths],
  ])("up to %i px has a file of each format that is wide enough, if there is one, and no wider", (widthPx, kept) => {
    expect(pictureForWidth({ ...picture, widths }, widthPx)).toEqual({ ...picture, preview: "", widths: kept });
  });
});
