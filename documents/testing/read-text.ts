import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF in reading order, page by page. */
export async function readText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  await document.loadingTask.destroy();
  return text;
}

/** The height of a text on the first page that contains it as a separate run, in points from the bottom. */
export async function heightsOf(pdf: Buffer, words: readonly string[]): Promise<(number | undefined)[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const heights = new Map<string, number>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item && !heights.has(item.str)) heights.set(item.str, item.transform[5]);
  }
  await document.loadingTask.destroy();
  return words.map((word) => heights.get(word));
}
