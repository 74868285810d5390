import type { Catalogue } from "#content/catalogue.ts";
import { contentWidth, figureColumn, left, nameColumn, top } from "../paper.ts";
import { drawDataSheet } from "./data-sheet.ts";
import type { Flow } from "./flow.ts";
import { companySampleNote } from "./cover.ts";
import { styles } from "./styles.ts";

/** The last page: the warranty in general, and how to reach the company. */
export function drawClosing(flow: Flow, { company, pages, samples }: Catalogue): void {
  flow.newPage();
  const { sheet } = flow;
  const part = sheet.structure(sheet.root, "Sect");
  const title = "Warranty and contact";
  sheet.mark("contact", 0, title);
  flow.y = sheet.text(part, "H2", title, left, top - 8, contentWidth, styles.chapter) + 32;
  sheet.text(part, "P", company.name.value, nameColumn.x, flow.y, nameColumn.width, styles.name);
  const { corporate, registered } = company.offices;
  drawDataSheet(flow, part, [
    { term: "Warranty", lines: [pages.home.about.warranty] },
    ...[corporate, registered].map(({ label, lines }) => ({ term: label, lines })),
    { term: "Phone", lines: company.phones.map(({ value }) => value) },
    { term: "E-mail", lines: company.emails.map(({ value }) => value) },
  ]);
  if (samples.company) {
    flow.y = sheet.text(part, "P", companySampleNote, figureColumn.x, flow.y + 12, figureColumn.width, styles.note);
  }
  part.end();
}
