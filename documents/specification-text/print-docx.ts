import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from "docx";
import { partsOf } from "./blank.ts";
import type { Clause } from "./clause.ts";

/** A4, with margins of 25 mm, in twentieths of a point. */
const page = { size: { width: 11906, height: 16838 }, margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 } };
/** Fonts that word processors have. Sizes are in half points. */
const text = { font: "Calibri", size: 21, language: { value: "en-IN" } };
const ink = "1A1E1B";
const quietInk = "565D57";

/** The clause for a word processor: parts and articles are headings, and blanks are highlighted. */
export async function printDocx(clause: Clause, companyName: string): Promise<Buffer> {
  const { name, scheduleEntry, parts, source } = clause;
  const title = `${name}: specification`;
  const document = new Document({
    title,
    creator: companyName,
    lastModifiedBy: companyName,
    description: "Clause in three parts, and an entry for a schedule",
    styles: {
      default: {
        document: { run: { ...text, color: ink }, paragraph: { spacing: { after: 60, line: 264 } } },
        title: { run: { font: "Cambria", size: 44, color: ink }, paragraph: { spacing: { after: 200 } } },
        heading1: {
          run: { font: "Cambria", size: 28, color: ink },
          paragraph: { spacing: { before: 360, after: 60 }, keepNext: true },
        },
        heading2: {
          run: { font: "Calibri", size: 21, bold: true, color: ink },
          paragraph: { spacing: { before: 160, after: 40 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: { page },
        footers: { default: footer(title) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          ...parts.flatMap(({ title: part, articles }, index) => [
            heading(HeadingLevel.HEADING_1, `Part ${index + 1}: ${part}`),
            ...articles.flatMap((article, place) => [
              heading(HeadingLevel.HEADING_2, `${index + 1}.${place + 1} ${article.title}`),
              ...article.lines.map((line) => paragraph(line)),
            ]),
          ]),
          heading(HeadingLevel.HEADING_1, "Schedule entry"),
          paragraph(scheduleEntry),
          ...source.map((line, index) => paragraph(line, { quiet: true, spacing: { before: index === 0 ? 360 : 0 } })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function heading(level: (typeof HeadingLevel)[keyof typeof HeadingLevel], words: string): Paragraph {
  return new Paragraph({ heading: level, children: [new TextRun(words)] });
}

function paragraph(line: string, { quiet = false, ...options }: IParagraphOptions & { quiet?: boolean } = {}) {
  const children = partsOf(line).map(
    ({ text: words, blank }) =>
      new TextRun({
        text: words,
        ...(blank && { highlight: "yellow" as const }),
        ...(quiet && { color: quietInk, size: 18 }),
      }),
  );
  return new Paragraph({ ...options, children });
}

function footer(title: string): Footer {
  const run = { color: quietInk, size: 16 };
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [
          new TextRun({ ...run, text: `${title}, page ` }),
          new TextRun({ ...run, children: [PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
