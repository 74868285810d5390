/** Words as a picture, for a script that the faces of the document lack. */
export type WordsAsPicture = (
  words: string,
  heightPx: number,
) => Promise<{ png: Uint8Array; proportion: number } | undefined>;

/** How much larger than the words are in the document, for sharp letters in print. */
const scale = 4;

/** Draws words with the faces of the device. Nothing where the browser does not draw. */
export const drawnByBrowser: WordsAsPicture = async (words, heightPx) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const font = `${heightPx * scale}px sans-serif`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(words).width) + 2;
  // Letters with marks above and below need more than the height of the line.
  canvas.height = Math.ceil(heightPx * scale * 1.5);
  context.font = font;
  context.fillStyle = "#1a1e1b";
  context.textBaseline = "alphabetic";
  context.fillText(words, 1, heightPx * scale * 1.1);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return blob ? { png: new Uint8Array(await blob.arrayBuffer()), proportion: canvas.width / canvas.height } : undefined;
};
