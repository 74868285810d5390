import type { Card, Category } from "#content/catalogue.ts";
import { colours, contentWidth, figureColumn, left, nameColumn, styles, top } from "../layout.ts";
import type { Structure } from "../sheet.ts";
import type { PageNumbers } from "./contents.ts";
import type { Flow } from "./flow.ts";
import { drawProduct } from "./product-entry.ts";

/**
 * The pages of a category: its name, then an entry for each product. For a product that belongs to another category
 * the entry refers to the page there. Adds the page number of each entry to `pagesDrawn`.
 */
export function drawCategory(
  flow: Flow,
  category: Category,
  pages: PageNumbers,
  pagesDrawn: Map<string, number>,
): void {
  flow.newPage();
  const { sheet } = flow;
  const part = sheet.structure(sheet.root, "Sect");
  const bookmark = sheet.bookmark(category.id, 0, category.title);
  pagesDrawn.set(category.id, sheet.pageNumber);
  sheet.text(part, "H2", category.title, left, top - 8, contentWidth, styles.chapter);
  flow.y = sheet.text(part, "P", category.statement, left, top + 44, 400, styles.lead) + 40;

  for (const card of category.cards) {
    const { product } = card;
    const entry = sheet.structure(part, "Sect");
    if (product.category === category.id) {
      drawProduct(flow, entry, product, (y) => {
        sheet.bookmark(product.id, y, product.name, bookmark);
        pagesDrawn.set(product.id, sheet.pageNumber);
      });
    } else {
      drawReference(flow, entry, card, pages);
    }
    entry.end();
  }
  part.end();
}

function drawReference(flow: Flow, entry: Structure, { title, product }: Card, pages: PageNumbers): void {
  const { sheet } = flow;
  flow.makeRoomFor(48);
  sheet.rule(left, flow.y, contentWidth, colours.ink, 0.75);
  const y = flow.y + 13;
  const end = sheet.text(entry, "H3", title, nameColumn.x, y - 2, nameColumn.width, styles.name);
  const words = `The same product as on page ${pages.get(product.id) ?? ""}.`;
  const style = { ...styles.value, goTo: product.id };
  sheet.text(entry, "Reference", words, figureColumn.x, y, figureColumn.width, style);
  flow.y = end + 24;
}
