import type { Catalogue } from "#content/catalogue.ts";
import { bottom, colours, contentWidth, figureColumn, left, nameColumn, paper, right, styles, top } from "../layout.ts";
import type { Sheet } from "../sheet.ts";
import { drawDataSheet } from "./data-sheet.ts";
import type { Flow } from "./flow.ts";

/** Printed under the company's details while any of them is a sample. */
const companySampleNote = "Company details are samples.";

const rowHeight = 30;

/** The first page: whose catalogue this is and what is in it. */
export function drawCover(sheet: Sheet, { company, categories, samples }: Catalogue): void {
  sheet.addPage();
  sheet.box(0, 0, paper.widthPt, paper.heightPt, colours.tint);
  const part = sheet.structure(sheet.root, "Sect");
  sheet.text(part, "P", company.name.value, left, 54, contentWidth, { ...styles.name, sizePt: 20 });
  sheet.text(part, "H1", "E-catalogue", left, 196, contentWidth, { ...styles.title, sizePt: 76 });
  sheet.text(part, "P", company.description, left, 290, 330, { ...styles.lead, face: "display", sizePt: 18 });

  let y = bottom - rowHeight * categories.length - 60;
  for (const { id, title, count } of categories) {
    sheet.rule(left, y, contentWidth, colours.ink);
    const line = sheet.structure(part, "P");
    sheet.text(line, "Span", title, left, y + 7, contentWidth - 100, { ...styles.name, sizePt: 14, goTo: id });
    sheet.text(line, "Span", count, right - 100, y + 7, 100, { ...styles.term, leading: 1.9, align: "right" });
    line.end();
    y += rowHeight;
  }
  sheet.rule(left, y, contentWidth, colours.ink);
  if (samples.company) sheet.text(part, "P", companySampleNote, left, y + 24, contentWidth, styles.note);
  part.end();
}

/** The last page: the general warranty and the contact details of the company. */
export function drawContact(flow: Flow, { company, pages, samples }: Catalogue): void {
  flow.newPage();
  const { sheet } = flow;
  const part = sheet.structure(sheet.root, "Sect");
  const title = "Warranty and contact";
  sheet.bookmark("contact", 0, title);
  flow.y = sheet.text(part, "H2", title, left, top - 8, contentWidth, styles.chapter) + 32;
  sheet.text(part, "P", company.name.value, nameColumn.x, flow.y, nameColumn.width, styles.name);
  const { corporate, registered } = company.offices;
  drawDataSheet(flow, part, [
    { term: "Warranty", lines: [pages.home.about.warranty] },
    ...[corporate, registered].map(({ label, lines }) => ({ term: label, lines })),
    { term: "Phone", lines: company.phones.map(({ value }) => value) },
    { term: "Email", lines: company.emails.map(({ value }) => value) },
  ]);
  if (samples.company) {
    flow.y = sheet.text(part, "P", companySampleNote, figureColumn.x, flow.y + 12, figureColumn.width, styles.note);
  }
  part.end();
}
