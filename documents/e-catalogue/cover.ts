import type { Catalogue } from "#content/catalogue.ts";
import { bottom, colours, contentWidth, left, paper, right } from "../paper.ts";
import type { Sheet } from "../sheet.ts";
import { styles } from "./styles.ts";

/** Stands with the company's details while any of them is a sample. */
export const companySampleNote = "Company details are samples.";

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
