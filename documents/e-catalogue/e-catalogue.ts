import type { Catalogue } from "#content/catalogue.ts";
import type { Fonts } from "./fonts.ts";
import { Sheet } from "../sheet.ts";
import { drawCategory } from "./category-pages.ts";
import { drawContact, drawCover } from "./company-pages.ts";
import { drawContents, type PageNumbers } from "./contents.ts";
import { Flow } from "./flow.ts";

/** Makes the e-catalogue as a PDF. The same content and fonts always give the same bytes. */
export async function makeECatalogue(content: Catalogue, fonts: Fonts): Promise<Buffer> {
  // The page numbers that the contents print are known only after a first pass.
  const { pages } = draw(content, fonts, new Map());
  return draw(content, fonts, pages).sheet.bytes();
}

function draw(content: Catalogue, fonts: Fonts, pages: PageNumbers) {
  const company = content.company.name.value;
  const title = `${company} e-catalogue`;
  const sheet = new Sheet({ title, author: company, subject: content.company.description, fonts });
  const flow = new Flow(sheet, title);
  const pagesDrawn = new Map<string, number>();
  drawCover(sheet, content);
  drawContents(flow, content, pages);
  for (const category of content.categories) drawCategory(flow, category, pages, pagesDrawn);
  drawContact(flow, content);
  return { sheet, pages: pagesDrawn };
}
