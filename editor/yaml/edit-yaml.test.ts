import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { editYaml, UneditableYaml } from "./edit-yaml.ts";

const files = globSync("content/**/*.yaml").map((path) => ({ path, source: readFileSync(path, "utf8") }));

const product = `# A product.
name: Cork Panel # as supplied
order: 30

# What the page says first.
product:
  - A panel of cork.
  # The second sentence.
  - { value: In four colours., sample: true }

specifications:
  - title: Panel
    figures:
      # Measured by the supplier.
      thickness: "12 mm" # nominal
      density: "180 kg/m3"
  - title: Performance
    figures:
      nrc: "0.60"

seo:
  description: >-
    Cork wall panels, 12 mm thick, in four colours, for offices, studios and rooms in which people have to understand
    each other.
drawing: { kind: panel-section, thicknessesMm: [12, 15] } # schematic
`;

/** The lines between the common beginning and the common end of two texts. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const first = old.findIndex((line, index) => line !== now[index]);
  const same = old
    .toReversed()
    .findIndex(
      (line, index) => line !== now.at(-1 - index) || old.length - index <= first || now.length - index <= first,
    );
  return { removed: old.slice(first, old.length - same), added: now.slice(first, now.length - same) };
}

type Product = {
  name: string;
  product: unknown[];
  specifications: { title: string; figures: Record<string, unknown> }[];
  seo: { description: string };
  drawing: Record<string, unknown>;
};

function edited(change: (value: Product) => void): string {
  const value = parse(product) as Product;
  change(value);
  return editYaml(product, value);
}

describe("the text of a YAML file", () => {
  test.each(files)("stays the same byte for byte when nothing has changed: $path", ({ source }) => {
    expect(editYaml(source, parse(source))).toBe(source);
  });

  test("changes in one line with a figure, which keeps its quotes and the comment beside it", () => {
    const text = edited(({ specifications }) => (specifications[0]!.figures.thickness = "15 mm"));
    expect(changedLines(product, text)).toEqual({
      removed: ['      thickness: "12 mm" # nominal'],
      added: ['      thickness: "15 mm" # nominal'],
    });
  });

  test("changes in one line with a mark that goes", () => {
    const text = edited(({ product: sentences }) => (sentences[1] = "In six colours."));
    expect(changedLines(product, text)).toEqual({
      removed: ["  - { value: In four colours., sample: true }"],
      added: ["  - In six colours."],
    });
  });

  test("gets a line for a new figure, in quotes, where it stands among the others", () => {
    const text = edited(({ specifications }) => {
      const { thickness, density } = specifications[0]!.figures;
      specifications[0]!.figures = { thickness, weight: "2.2 kg/m2", density };
    });
    expect(changedLines(product, text)).toEqual({ removed: [], added: ['      weight: "2.2 kg/m2"'] });
  });

  test("moves the comment above an item with the item", () => {
    const text = edited((value) => (value.product = value.product.toReversed()));
    expect(text).toContain(
      "product:\n  # The second sentence.\n  - { value: In four colours., sample: true }\n  - A panel of cork.\n",
    );
  });

  test("keeps the comment above an item that is removed", () => {
    const text = edited(({ product: sentences }) => sentences.pop());
    expect(text).toContain("  - A panel of cork.\n  # The second sentence.\n\nspecifications:");
  });

  test("changes only the lines of a folded text from the changed word on", () => {
    const text = edited(({ seo }) => (seo.description = seo.description.replace("each other", "one another")));
    expect(changedLines(product, text)).toEqual({ removed: ["    each other."], added: ["    one another."] });
  });

  test("keeps a group in brackets in its line", () => {
    const text = edited(({ drawing }) => {
      drawing.thicknessesMm = [12, 15, 18];
      drawing.toScale = false;
    });
    expect(text).toContain(
      "drawing: { kind: panel-section, thicknessesMm: [12, 15, 18], toScale: false } # schematic\n",
    );
  });

  test("writes a group in the place of a list, and a list in that of a group, between brackets too", () => {
    const source = "rooms:\n  - { sizes: [3, 4], plan: { width: 3 } } # small\n";
    const value = { rooms: [{ sizes: { all: ["large"] }, plan: [{ width: [3] }] }] };
    expect(editYaml(source, value)).toBe("rooms:\n  - { sizes: { all: [large] }, plan: [{ width: [3] }] } # small\n");
  });

  test("quotes a text that would be read as something else", () => {
    const text = edited((value) => (value.name = "yes: 0.90 # not a comment"));
    expect(text).toContain('name: "yes: 0.90 # not a comment" # as supplied\n');
    expect(edited((value) => (value.name = "0.90"))).toContain('name: "0.90" # as supplied\n');
  });

  test("is refused where it is not well-formed", () => {
    expect(() => editYaml("name: [unclosed", {})).toThrow(UneditableYaml);
  });
});
