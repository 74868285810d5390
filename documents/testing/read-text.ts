import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF in reading order, its pages one after the other. */
export async function readText(pdf: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  await document.loadingTask.destroy();
  return text;
}
