import { readFileSync } from "node:fs";
import { getDocumentProxy } from "unpdf";
import { singleSpaced } from "./built-pages.ts";

/** The content of a PDF as a reader finds it. */
export interface ReadDocument {
  title: string;
  language: string;
  /** Whether it is tagged for assistive technology. */
  tagged: boolean;
  /** The text of each page in reading order, with single spaces. */
  pages: string[];
  /** The addresses of its links to the web. */
  links: string[];
  /** How many links lead to another place in the document. */
  innerLinks: number;
  /** The titles of its outline, depth first. */
  outline: string[];
  /** The links and outline entries that lead to no page of it. */
  lost: string[];
  bytes: number;
}

/** Reads a PDF of the built site like a viewer. */
export async function readDocument(path: string): Promise<ReadDocument> {
  const file = readFileSync(path);
  const document = await getDocumentProxy(new Uint8Array(file));
  const { info } = await document.getMetadata();
  const { Title: title = "", Language: language = "" } = info as { Title?: string; Language?: string };
  const mark = await document.getMarkInfo();
  const pages: string[] = [];
  const lost: string[] = [];
  let innerLinks = 0;
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(singleSpaced(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : "")).join("")));
    const annotations = (await page.getAnnotations()) as { url?: string; dest?: Destination }[];
    for (const { url, dest } of annotations) {
      if (!url && !(await leadsToPage(document, dest))) lost.push(`a link on page ${number}`);
    }
    innerLinks += annotations.filter((annotation) => "dest" in annotation && annotation.dest).length;
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  const lines = linesOf(((await document.getOutline()) ?? []) as OutlineItem[]);
  for (const { title: line, dest } of lines) if (!(await leadsToPage(document, dest))) lost.push(line);
  await document.loadingTask.destroy();
  return {
    title,
    language,
    tagged: mark?.Marked === true,
    pages,
    links,
    innerLinks,
    outline: lines.map(({ title: line }) => line),
    lost,
    bytes: file.length,
  };
}

type Reader = Awaited<ReturnType<typeof getDocumentProxy>>;
/** The name of a destination, or the destination itself: its page first. */
type Destination = string | unknown[] | null;

interface OutlineItem {
  title: string;
  dest: Destination;
  items: OutlineItem[];
}

function linesOf(outline: OutlineItem[]): OutlineItem[] {
  return outline.flatMap((item) => [item, ...linesOf(item.items)]);
}

async function leadsToPage(document: Reader, destination: Destination | undefined): Promise<boolean> {
  const place = typeof destination === "string" ? await document.getDestination(destination) : destination;
  if (!place) return false;
  const page = place[0] as Parameters<Reader["getPageIndex"]>[0];
  return document.getPageIndex(page).then(
    (index) => index < document.numPages,
    () => false,
  );
}
