import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { singleSpaced } from "./built-pages.ts";

/** What a reader finds in a PDF. */
export interface ReadDocument {
  title: string;
  language: string;
  /** True if the parts of its pages are marked for assistive technology. */
  tagged: boolean;
  /** The text of each page in reading order, with single spaces. */
  pages: string[];
  /** The addresses of its links to the web. */
  links: string[];
  /** How many links lead to another place in the document. */
  innerLinks: number;
  /** The titles of its outline, each followed by those below it. */
  outline: string[];
  bytes: number;
}

/** Reads a PDF of the built site as a viewer does. */
export async function readDocument(path: string): Promise<ReadDocument> {
  const file = readFileSync(path);
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const { Title: title = "", Language: language = "" } = info as { Title?: string; Language?: string };
  const mark = await document.getMarkInfo();
  const pages: string[] = [];
  let innerLinks = 0;
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(singleSpaced(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("")));
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    innerLinks += annotations.filter((annotation) => "dest" in annotation && annotation.dest).length;
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const outline = titlesOf((await document.getOutline()) ?? []);
  await document.loadingTask.destroy();
  return {
    title,
    language,
    tagged: mark?.Marked === true,
    pages,
    links,
    innerLinks,
    outline,

    bytes: file.length,
  };
}

interface OutlineItem {
  title: string;
  items: OutlineItem[];
}

function titlesOf(outline: OutlineItem[]): string[] {
  return outline.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}
