import { describe, expect, test } from "vitest";
import { pictureCaption, pictureRemark } from "./picture-caption.ts";

const picture = {
  id: "hall",
  alt: "A hall.",
  width: 3,
  height: 2,
  colour: "#888888",
  preview: "",
  version: "1",
  widths: { avif: [], jpeg: [] },
};

describe("under a picture", () => {
  test.each([
    ["a photograph has no remark", { visualisation: false }, undefined],
    ["a rendered picture is called a visualisation", { visualisation: true }, "Visualisation"],
    [
      "a rendered picture of what was not supplied is also called a sample",
      { visualisation: true, sample: true },
      "Visualisation of a sample design",
    ],
    ["a photograph of a sample says so", { visualisation: false, sample: true }, "Sample design"],
  ])("%s", (_case, kind, remark) => {
    expect(pictureRemark(kind)).toBe(remark);
    expect(pictureCaption({ ...picture, ...kind })).toBe(remark ?? "");
    expect(pictureCaption({ ...picture, ...kind, caption: "Hall" })).toBe(remark ? `Hall. ${remark}` : "Hall");
  });
});
