import mammoth from "mammoth";
import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { partsOf } from "./blank.ts";
import { clauseOf } from "./clause.ts";
import { printDocx } from "./print-docx.ts";
import { printTxt } from "./plan-specification-text.ts";

afterEach(removeContentCopies);

const settings = { origin: "https://www.example.com", revised: "2026-01-31" };

/** The clause of the cyclorama light after an edit of its file. */
function clause(from: string | RegExp = 'power: "300W"', to = 'power: "310.50W"') {
  const id = "stageSystems/cyclorama";
  const catalogue = new ContentCopy().edit(`products/${id}.yaml`, from, to).load();
  const product = catalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return clauseOf(product, catalogue, settings);
}

const linesOf = (title: string, { parts } = clause()) =>
  parts.flatMap(({ articles }) => articles).find((article) => article.title === title)?.lines;

describe("a clause", () => {
  test("has general, products and execution, with figures as supplied", () => {
    expect(clause().parts.map(({ title }) => title)).toEqual(["General", "Products", "Execution"]);
    expect(linesOf("Power")).toEqual(["Power: 310.50W"]);
  });

  test("marks a sample and prints its note", () => {
    const sample = clause('power: "300W"', 'power: { value: "310W", sample: true, note: "To be measured." }');
    expect(linesOf("Power", sample)).toEqual(["Power: 310W (sample value) (To be measured.)"]);
  });

  test("leaves a blank for what was not supplied", () => {
    expect(linesOf("Warranty")).toEqual(["[ … not supplied ]"]);
    expect(linesOf("Installation")).toEqual(["[ … procedure: not supplied ]"]);
    expect(linesOf("Evidence")).toContain("Certificate: [ … on request ]");
  });

  test("has no blank for what was supplied", () => {
    const given = clause(/$/, '\nwarranty: "5 years"\ninstallationProcedure: [Hang the light.]\n');
    expect(linesOf("Warranty", given)).toEqual(["5 years"]);
    expect(linesOf("Installation", given)).toEqual(["1. Hang the light."]);
  });

  test("leaves a choice between the options in the data, and a blank for open ones", () => {
    const chosen = clause(/$/, "\ncolours: { swatches: [{ name: Black }, { name: Grey }] }\n");
    expect(linesOf("To be chosen", chosen)).toEqual(["Finish: [ … one of: Black; Grey ]"]);
    expect(linesOf("Power", clause('power: "300W"', 'power: "Variable"'))).toEqual([
      "Power: Variable [ … to be stated ]",
    ]);
    expect(linesOf("To be chosen")).toBeUndefined();
  });

  test("has installation and maintenance in the third part only", () => {
    const { parts } = clause('cct: "3000K-7000K"', 'cct: "3000K"\n      maintenance: "Dry wipe"');
    const saying = parts.filter(({ articles }) =>
      articles.some(({ lines }) => lines.includes("Maintenance: Dry wipe")),
    );
    expect(saying.map(({ title }) => title)).toEqual(["Execution"]);
  });

  test("names both pages of a panel that is also listed as a ceiling", () => {
    const catalogue = new ContentCopy().load();
    const panel = catalogue.products.find(({ id }) => id === "wallPanels/slitPanel")!;
    expect(linesOf("Product", clauseOf(panel, catalogue, settings))?.slice(-2)).toEqual([
      "https://www.example.com/wallPanels/slitPanel",
      "https://www.example.com/acousticCeilings/slitPanel",
    ]);
  });

  test("has a one-line entry for a schedule", () => {
    expect(clause().scheduleEntry).toMatch(
      /^\[ … reference \] Cyclorama Light, .+; Power 310\.50W; CCT 3000K–7000K; \[ … quantity in pieces \]$/,
    );
  });
});

test("a line is split at its blanks", () => {
  expect(partsOf("Size: [ … size ] of [ … height ].")).toEqual([
    { text: "Size: ", blank: false },
    { text: "[ … size ]", blank: true },
    { text: " of ", blank: false },
    { text: "[ … height ]", blank: true },
    { text: ".", blank: false },
  ]);
});

test("as plain text, the schedule entry is the first paragraph and parts are numbered", () => {
  const text = printTxt(clause()).toString();
  const [entry, title, part, article] = text.split("\n\n");
  expect(entry).toBe(`Schedule entry\n${clause().scheduleEntry}`);
  expect(title).toBe("Cyclorama Light: specification");
  expect(part).toBe("PART 1 GENERAL");
  expect(article).toMatch(/^1\.1 Scope\nSupply and install Cyclorama Light\. /);
});

describe("for a word processor", () => {
  test("another reader finds the same lines as in the plain text, with parts and articles as headings", async () => {
    const own = clause();
    const buffer = await printDocx(own, "Example Acoustics");
    const { value: html, messages } = await mammoth.convertToHtml({ buffer });
    expect(messages.filter(({ type }) => type === "error")).toEqual([]);
    expect(html).toContain("<h1>Part 2: Products</h1>");
    expect(html).toContain("<h2>1.1 Scope</h2>");
    const { value: text } = await mammoth.extractRawText({ buffer });
    const lines = text.split("\n");
    for (const { lines: written } of own.parts.flatMap(({ articles }) => articles)) {
      for (const line of written) expect(lines).toContain(line);
    }
    expect(lines).toContain(own.scheduleEntry);
  });

  test("blanks are highlighted", async () => {
    const buffer = await printDocx(clause(), "Example Acoustics");
    const { value: html } = await mammoth.convertToHtml({ buffer }, { styleMap: ["highlight => mark"] });
    expect(html).toContain("Certificate: <mark>[ … on request ]</mark>");
  });
});
