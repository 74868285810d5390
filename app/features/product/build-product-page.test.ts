import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { detailPage } from "./build-product-page.ts";

afterEach(removeContentCopies);

const chair = "products/seatingSystems/abt01.yaml";

/** The pictures of the chair's strip, with these fields in its list of pictures. */
function stripWith(fields: string): string[] {
  const content = new ContentCopy().edit(chair, /^pictures:\n(?: .*\n)+/m, `pictures:\n  ${fields}\n`).load();
  const product = content.products.find(({ id }) => id === "seatingSystems/abt01")!;
  const detail = content.details.find(({ path }) => path === product.path)!;
  return detailPage(detail, content).pictures.strip.map(({ id }) => id);
}

test("a product with one strip picture shows it beside its main picture", () => {
  expect(stripWith("product: chair-abt01-product\n  carousel: [chair-abt01-hero]")).toEqual([
    "chair-abt01-product",
    "chair-abt01-hero",
  ]);
});

test("a strip of two pictures is shown unchanged", () => {
  const fields = "product: chair-abt01-product\n  carousel: [chair-abt01-hero, chair-abt01-installed]";
  expect(stripWith(fields)).toEqual(["chair-abt01-hero", "chair-abt01-installed"]);
});

test("a panel for a ceiling grid is linked as a ceiling, and a combination without a category to its own page", () => {
  const { details } = new ContentCopy().load();
  const linkedFrom = (path: string) =>
    details.find((detail) => detail.path === path)!.worksWith.map(({ path: to }) => to);
  expect(linkedFrom("/metalCeilings/teeGrid").filter((to) => /perforated|slit/.test(to))).toEqual([
    "/acousticCeilings/perforatedPanel",
    "/acousticCeilings/slitPanel",
  ]);
  for (const path of ["/wallPanels/slitPanel", "/acousticCeilings/slitPanel"])
    expect(linkedFrom(path)).toContain("/metalCeilings/teeGrid");
});

test("panels that are installed on a channel are shown with the sections that have channels", () => {
  const { details, products } = new ContentCopy().load();
  const onChannel = products.filter(({ specifications }) =>
    specifications.some(({ figures }) =>
      figures.some(({ key, lines }) => key === "installation" && /channel/.test(lines.join())),
    ),
  );
  expect(onChannel.map(({ id }) => id)).toContain("wallPanels/slatedPanel");
  for (const { id, path } of onChannel) {
    const { worksWith } = details.find((detail) => detail.path === path)!;
    const sections = worksWith.filter((each) => each.path === "/metalCeilings/giCeilingAndWall");
    expect(sections, id).toMatchObject([{ sample: true, reason: expect.stringContaining("channel") }]);
  }
});

test("a combination is on the pages of both products, with its reason, and each once", () => {
  const combination = (product: string, reason: string) =>
    `worksWith:\n  - product: ${product}\n    reason: "${reason}"\n    sample: true\n`;
  const content = new ContentCopy()
    .edit(chair, /^pictures:\n/m, `${combination("seatingSystems/abpb11", "Rows of chairs.")}$&`)
    .edit("products/seatingSystems/abpb11.yaml", /^pictures:\n/m, `${combination("seatingSystems/abt01", "Own.")}$&`)
    .edit("products/wallPanels/petPanel.yaml", /^pictures:\n/m, `${combination("seatingSystems/abt01", "Wall.")}$&`)
    .load();
  const worksWith = (path: string) => {
    const page = detailPage(
      content.details.find((detail) => detail.path === path)!,
      content,
    );
    return page.worksWith.map(({ path: to, note, sample }) => [to, note, sample]);
  };
  expect(worksWith("/seatingSystems/abt01")).toEqual([
    ["/seatingSystems/abpb11", "Rows of chairs.", true],
    ["/wallPanels/petPanel", "Wall.", true],
  ]);
  expect(worksWith("/seatingSystems/abpb11")).toEqual([["/seatingSystems/abt01", "Own.", true]]);
  expect(worksWith("/wallPanels/petPanel")).toEqual([["/seatingSystems/abt01", "Wall.", true]]);
});
