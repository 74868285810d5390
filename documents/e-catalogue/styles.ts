import type { TextStyle } from "../sheet.ts";
import { colours } from "../paper.ts";

/** The few styles that all pages share. */
export const styles = {
  title: { face: "display", sizePt: 58, leading: 1.02 },
  chapter: { face: "display", sizePt: 38, leading: 1.08 },
  name: { face: "display", sizePt: 17, leading: 1.16 },
  figure: { face: "display", sizePt: 26, leading: 1.1 },
  lead: { face: "serif", sizePt: 12.5, leading: 1.4 },
  value: { face: "serif", sizePt: 9.5, leading: 1.4 },
  term: { face: "sans", sizePt: 8.5, leading: 1.4 * (9.5 / 8.5), colour: colours.quietInk },
  note: { face: "sans", sizePt: 7.5, leading: 1.4, colour: colours.quietInk },
  page: { face: "sans", sizePt: 7.5, colour: colours.quietInk },
} as const satisfies Record<string, TextStyle>;
