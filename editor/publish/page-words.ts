import { HTMLElement, parse, TextNode, type Node } from "node-html-parser";

/** Something that a page says. */
export interface Said {
  /** What it belongs to, if it says nothing alone: `NRC`, or `PET Panel, Density`. */
  readonly label?: string;
  readonly words: string;
  /** What the row of a table is that has no name of its own, by its first column: `Project`. */
  readonly row?: string;
}

/** What a page says, without its markup. */
export interface PageWords {
  readonly title: string;
  /** Its main heading, if it has one. */
  readonly heading?: string;
  /** Its sentences and figures, in the order of the page. */
  readonly said: readonly Said[];
  /** For each of its lists the names of what is in it, in order. */
  readonly lists: readonly (readonly string[])[];
}

const unseen = /<(script|style|template|noscript|svg)\b[\s\S]*?<\/\1>/g;
const inline = new Set("A ABBR B BDI CITE CODE EM I LABEL MARK Q SMALL SPAN STRONG SUB SUP TIME U WBR".split(" "));
const headings = new Set(["H1", "H2", "H3", "H4", "H5", "H6"]);
const items = new Set(["LI", "ARTICLE", "TR"]);
/** Where markup stood that may or may not begin a line. */
const seam = "\u0001";
/** Between two words that nothing else parts, it did: `<span>Wall Panels</span><span>PDF</span>`. */
const partingSeam = new RegExp(`(?<=[\\p{L}\\p{N}.,!?)])${seam}+(?=[\\p{L}\\p{N}])`, "gu");
const longestFigure = 40;
const longestCell = 60;

/** Lines of text in one element of the page, such as a paragraph. */
interface Passage {
  readonly element: HTMLElement;
  readonly lines: readonly string[];
}

/**
 * What a page of the built site says: its title and description, what is between its tags, and what stands for its pictures.
 * What is hidden from screen readers repeats something, or is a mere ornament, such as the number of a section.
 */
export function wordsOf(html: string): PageWords {
  const root = parse(html.replaceAll(unseen, "\n"));
  const title = root.querySelector("title")?.text ?? "";
  const description = root.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
  const body = root.querySelector("body") ?? root;
  const alternatives = body.querySelectorAll("img[alt]").map((image) => image.getAttribute("alt") ?? "");
  const main = body.querySelector("h1");
  const heading = main ? nameIn(main) : undefined;
  return {
    title: title.split(" | ")[0] ?? title,
    ...(heading === undefined ? {} : { heading }),
    said: [...sentencesIn(title), ...sentencesIn(description), ...saidIn(body), ...alternatives.flatMap(sentencesIn)],
    lists: listsIn(body),
  };
}

function saidIn(body: HTMLElement): Said[] {
  let heading: string | undefined;
  let lastRow: HTMLElement | undefined;
  return passagesIn(body).flatMap(({ element, lines }) => {
    if (headings.has(element.tagName)) {
      heading = lines.join(" ");
      return sentencesIn(heading);
    }
    if (isLabel(element)) return [];
    const row = namelessRowAt(element);
    if (row) {
      if (row === lastRow) return [];
      lastRow = row;
      return [saidOfRow(row)];
    }
    const cell = nearest(element, (each) => each.tagName === "DD" || each.tagName === "TD");
    const context = [itemNameAt(element), legendAt(element)];
    return lines.flatMap((words, index): Said[] => {
      const before = lines[index - 1];
      if (cell ? isCell(words) : isFigure(words)) {
        const own = cell ? headerOf(cell) : before;
        const said = labelled([...context, own], words, heading);
        // A number that is its own name, such as that of a part of a long list, says nothing.
        return said.label === undefined && /^\d+$/.test(words) ? [] : [said];
      }
      const isLabelOfNext = !cell && isFigure(lines[index + 1] ?? "");
      return isLabelOfNext ? [] : sentencesIn(words);
    });
  });
}

/** The row of a table around an element whose cells say nothing one by one, because none of them names it. */
function namelessRowAt(element: HTMLElement): HTMLElement | undefined {
  const row = nearest(element, ({ tagName }) => tagName === "TR");
  return row && isNameless(row) ? row : undefined;
}

function isNameless(item: HTMLElement): boolean {
  return item.tagName === "TR" && item.children.every(({ tagName }) => tagName === "TD");
}

/** All that a row says, as one: `Town hall, Pune, Municipal corporation`. */
function saidOfRow(row: HTMLElement): Said {
  const cells = row.children
    .map((cell) => passagesIn(cell).flatMap(({ lines }) => lines))
    .filter(({ length }) => length);
  const header = row.children[0] && headerOf(row.children[0]);
  return { words: cells.map((lines) => lines.join(" ")).join(", "), row: header ?? "Row" };
}

/** A figure with what it belongs to. */
function labelled(parts: readonly (string | undefined)[], words: string, otherwise: string | undefined): Said {
  if (parts.includes(words)) return { words };
  const label = [...new Set(parts.filter((part) => part !== undefined))].join(", ") || otherwise;
  return label === undefined ? { words } : { label, words };
}

function isFigure(words: string): boolean {
  return words.length <= longestFigure && /\d/.test(words) && !/[.!?…]$/.test(words);
}

function isCell(words: string): boolean {
  return words.length <= longestCell && !/[.!?…]$/.test(words);
}

/** Whether an element says what the figure beside it is, and is told with it. */
function isLabel(element: HTMLElement): boolean {
  const term = nearest(element, ({ tagName }) => tagName === "DT");
  const value = term?.nextElementSibling;
  return value?.tagName === "DD" && passagesIn(value).every(({ lines }) => lines.every(isCell));
}

/** What a cell of a table, or of a list of terms, is called. */
function headerOf(cell: HTMLElement): string | undefined {
  if (cell.tagName === "DD") {
    let term = cell.previousElementSibling;
    while (term && term.tagName !== "DT") term = term.previousElementSibling;
    return term ? nameIn(term) : undefined;
  }
  const table = nearest(cell, ({ tagName }) => tagName === "TABLE");
  const column = (cell.parentNode as HTMLElement).children.indexOf(cell);
  const header = table?.querySelector("thead tr")?.children[column];
  return header && nameIn(header);
}

/** The name of the entry of a list, the article or the row in which an element is. */
function itemNameAt(element: HTMLElement): string | undefined {
  const item = nearest(element, ({ tagName }) => items.has(tagName));
  return item && nameOfItem(item);
}

/** What the group of a form's controls is called in which an element is. */
function legendAt(element: HTMLElement): string | undefined {
  const legend = nearest(element, ({ tagName }) => tagName === "FIELDSET")?.querySelector("legend");
  return legend ? nameIn(legend) : undefined;
}

function nameOfItem(item: HTMLElement): string | undefined {
  return nameIn(item.querySelector("h1, h2, h3, h4, h5, h6, th") ?? item);
}

/** The first line in an element. */
function nameIn(element: HTMLElement): string | undefined {
  return passagesIn(element)[0]?.lines[0];
}

function listsIn(body: HTMLElement): string[][] {
  const parents = new Set(body.querySelectorAll("li, article, tr").map(({ parentNode }) => parentNode as HTMLElement));
  return [...parents].map((parent) => {
    const named = parent.children.filter((item) => items.has(item.tagName) && !isNameless(item));
    const names = named.map(nameOfItem);
    return [...new Set(names.filter((name) => name !== undefined))];
  });
}

/** The lines of text in an element, paragraph by paragraph. */
function passagesIn(whole: HTMLElement): Passage[] {
  const passages: Passage[] = [];
  let text = "";
  const end = (element: HTMLElement) => {
    const lines = text.replaceAll(partingSeam, "\n").replaceAll(seam, "").split("\n").map(tidied).filter(Boolean);
    if (lines.length > 0) passages.push({ element, lines });
    text = "";
  };
  const read = (node: Node, inside: HTMLElement) => {
    if (node instanceof TextNode) text += node.text.replaceAll(/\s+/g, " ");
    if (!(node instanceof HTMLElement) || node.getAttribute("aria-hidden") === "true") return;
    if (node.tagName === "BR") text += " ";
    else if (inline.has(node.tagName)) {
      text += seam;
      for (const child of node.childNodes) read(child, inside);
      text += seam;
    } else {
      end(inside);
      for (const child of node.childNodes) read(child, node);
      end(node);
    }
  };
  for (const child of whole.childNodes) read(child, whole);
  end(whole);
  return passages;
}

function nearest(element: HTMLElement, fits: (each: HTMLElement) => boolean): HTMLElement | undefined {
  let each: HTMLElement | null = element;
  while (each && !fits(each)) each = each.parentNode as HTMLElement | null;
  return each ?? undefined;
}

function sentencesIn(text: string): Said[] {
  return text
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|\p{Lo}|\d)/u)
    .map((sentence) => ({ words: tidied(sentence) }))
    .filter(({ words }) => words !== "");
}

function tidied(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
