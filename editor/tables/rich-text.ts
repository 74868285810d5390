import { decoded, tags } from "./workbook-files.ts";

/** Parts of a workbook, as XML without namespace prefixes. */
interface RichTextParts {
  readonly sheet: string;
  readonly sharedStrings: string;
  readonly styles: string;
}

export interface RichTexts {
  /** The texts of the cells with raised digits, by the name of the cell: `10⁵ Ω` for a 5 that only its format raises. */
  readonly raised: ReadonlyMap<string, string>;
  /** The names of the cells with text that is struck out. */
  readonly struckOut: readonly string[];
}

const raisedForms: Readonly<Record<string, string>> = Object.fromEntries(
  [..."0123456789+-"].map((digit, index) => [digit, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻"[index]!]),
);
const isStruck = /<strike(?![^>]*val="(?:0|false)")[^>]*>/;
const isRaised = /<vertAlign[^>]*val="superscript"/;

/** What the format of the characters in a sheet's cells means. */
export function richTextsIn({ sheet, sharedStrings, styles }: RichTextParts): RichTexts {
  const shared = [...sharedStrings.matchAll(/<si(?:\/>|(?:\s[^>]*)?>(.*?)<\/si>)/gs)].map(([, inside = ""]) => inside);
  const fonts = [...styles.matchAll(/<font(?:\/>|>(.*?)<\/font>)/gs)].map(([, inside = ""]) => isStruck.test(inside));
  const struckFormats = tags(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? "", "xf").map(
    ({ fontId }) => fonts[Number(fontId ?? -1)] ?? false,
  );
  const raised = new Map<string, string>();
  const struckOut: string[] = [];
  for (const [cell, inside = ""] of sheet.matchAll(/<c\s[^>]*?>(?<!\/>)(.*?)<\/c>/gs)) {
    const { r = "", s = "", t } = tags(cell, "c")[0] ?? {};
    const text =
      t === "s" ? (shared[Number(/<v>(\d+)<\/v>/.exec(inside)?.[1])] ?? "") : t === "inlineStr" ? inside : "";
    if (isStruck.test(text) || struckFormats[Number(s || -1)]) struckOut.push(r);
    if (isRaised.test(text)) raised.set(r, textOfRuns(text));
  }
  return { raised, struckOut };
}

function textOfRuns(text: string): string {
  const runs = [...text.matchAll(/<r(?:\s[^>]*)?>(.*?)<\/r>/gs)].map(([, run = ""]) => {
    const written = [...run.matchAll(/<t(?:\s[^>]*)?>(.*?)<\/t>/gs)].map(([, part]) => part).join("");
    return isRaised.test(run) ? written.replaceAll(/[\d+-]/g, (digit) => raisedForms[digit]!) : written;
  });
  return decoded(runs.join(""));
}
