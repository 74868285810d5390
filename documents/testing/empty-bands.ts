import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** The height range of text or a picture on a page, in points from the bottom. */
interface Taken {
  bottom: number;
  top: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const pointsPerMm = 72 / 25.4;
/** The margins above and below the text of a catalogue. The margins of a data sheet contain text. */
const margins = { top: 17 * pointsPerMm, bottom: 21 * pointsPerMm };

/** For each page, the tallest band across it without text or a picture, as a fraction of the page's height. */
export async function emptyBands(pdf: Buffer): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const bands: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      "str" in item && item.str.trim() ? { bottom: item.transform[5], top: item.transform[5] + item.height } : [],
    );
    const pictures = picturesIn(await page.getOperatorList(), OPS);
    const [bottom, top] = [margins.bottom, page.view[3]! - margins.top];
    bands.push(highestBand([...words, ...pictures], bottom, top) / (top - bottom));
  }
  await document.loadingTask.destroy();
  return bands;
}

function highestBand(taken: readonly Taken[], bottom: number, top: number): number {
  let edge = top;
  let highest = 0;
  for (const place of taken.toSorted((a, b) => b.top - a.top)) {
    if (place.top < bottom) continue;
    highest = Math.max(highest, edge - place.top);
    edge = Math.min(edge, place.bottom);
  }
  return Math.max(highest, edge - bottom);
}

/** A picture fills the unit square of the current coordinates. */
function picturesIn(
  { fnArray: operators, argsArray: values }: { fnArray: number[]; argsArray: unknown[] },
  names: Record<string, number>,
): Taken[] {
  const kept: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const pictures: Taken[] = [];
  for (const [index, operator] of operators.entries()) {
    if (operator === names["save"] || operator === names["paintFormXObjectBegin"]) kept.push(now);
    if (operator === names["restore"] || operator === names["paintFormXObjectEnd"]) now = kept.pop() ?? now;
    if (operator === names["transform"]) now = within(now, values[index] as Matrix);
    if (operator === names["paintFormXObjectBegin"]) now = within(now, (values[index] as [Matrix])[0] ?? unchanged);
    if (operator === names["paintImageXObject"]) {
      const ends = [now[5], now[5] + now[3]];
      pictures.push({ bottom: Math.min(...ends), top: Math.max(...ends) });
    }
  }
  return pictures;
}

const unchanged: Matrix = [1, 0, 0, 1, 0, 0];

function within([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
