import type { Catalogue, Category } from "#content/catalogue.ts";
import { colours, contentWidth, figureColumn, left, nameColumn, right, styles, top } from "../layout.ts";
import type { Structure } from "../sheet.ts";
import type { Flow } from "./flow.ts";

/** Page numbers of products and categories, by their identifier. */
export type PageNumbers = ReadonlyMap<string, number>;

const rowHeight = 19;
const categoryGap = 26;

/** Every category and product with its page number, as links. */
export function drawContents(flow: Flow, { categories }: Catalogue, pages: PageNumbers): void {
  flow.newPage();
  const { sheet } = flow;
  const part = sheet.structure(sheet.root, "Sect");
  flow.y = sheet.text(part, "H2", "Contents", left, top - 8, contentWidth, styles.chapter) + 32;
  const list = sheet.structure(part, "TOC");
  for (const category of categories) drawCategory(flow, list, category, pages);
  list.end();
  part.end();
}

function drawCategory(flow: Flow, list: Structure, { id, title, cards }: Category, pages: PageNumbers): void {
  const { sheet } = flow;
  flow.makeRoomFor(cards.length * rowHeight);
  const item = sheet.structure(list, "TOCI");
  const style = { ...styles.name, sizePt: 13, goTo: id };
  sheet.text(item, "Reference", title, nameColumn.x, flow.y + 3, nameColumn.width, style);
  item.end();
  for (const [index, { title: name, product }] of cards.entries()) {
    drawProduct(flow, list, name, product.id, pages, index === 0);
  }
  flow.y += categoryGap;
}

function drawProduct(flow: Flow, list: Structure, name: string, id: string, pages: PageNumbers, first: boolean): void {
  const { sheet } = flow;
  const { x, width } = figureColumn;
  if (first) sheet.rule(left, flow.y, contentWidth, colours.ink, 0.75);
  else sheet.rule(x, flow.y, width, colours.line);
  const item = sheet.structure(list, "TOCI");
  sheet.text(item, "Reference", name, x, flow.y + 3, width - 40, { ...styles.value, goTo: id });
  const page = String(pages.get(id) ?? "");
  sheet.text(item, "Reference", page, right - 40, flow.y + 3, 40, { ...styles.value, align: "right", goTo: id });
  item.end();
  flow.y += rowHeight;
}
