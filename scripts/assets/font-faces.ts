/** One font of the site: which parts of its source are kept, and its name in the style sheet. */
export interface FontFace {
  name: "display" | "italic" | "text";
  family: string;
  style: "normal" | "italic";
  /** Inside `node_modules`. */
  source: string;
  licence: string;
  /** All characters. Rare ones are in a separate file, which a browser fetches only for a page with one of them. */
  characters: string;
  /** Characters of almost every page, in the file that every page fetches. Default: those of the company name from its second word on. */
  usual?: string;
  /** The first file is part of the style sheet: a font that arrives at another time than the others lays out the page once more. */
  inlined?: boolean;
  /** Axes other than the weight, fixed. */
  axes: Record<string, number>;
  /** A weight range uses the kerning of one weight: that of the largest headings, or of body text. */
  weight: number | { min: number; max: number; kerning: number };
  /** The weights that the style sheet may request. */
  weightRange: [lightest: number, heaviest: number];
  /** Space above and below the baseline in per cent of the font size. The source's metrics would make lines too loose. */
  ascentPercent: number;
  descentPercent: number;
}

/** A font that the visitor's system may have, scaled to the width and height of ours until ours has loaded. */
export interface FallbackFace {
  /** The font that it replaces while that loads. */
  for: FontFace["name"];
  family: "Display Fallback" | "Text Fallback";
  weightRange: [lightest: number, heaviest: number];
  localNames: string[];
  sizeAdjustPercent: number;
}

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const punctuation = "\u00A0–—‘’“”…·•";
const figures = "×°−±²³½¼¾µ′″";
const letters = "ÉØàáâäåçèéêëíîïñóôöøúûüß©®™";

const lettersAndDigits = basicLatin.replaceAll(/[^A-Za-z0-9]/g, "");
const usualSigns = " \u00A0.,:()/+-–&%\"'!?’“”…×";

const newsreader = "@fontsource-variable/newsreader";
const instrumentSans = "@fontsource-variable/instrument-sans";

/** OpenType features that the site uses. Features missing from a source are ignored. */
export const keptFeatures = ["kern", "liga", "lnum", "tnum", "ccmp", "mark", "mkmk", "rvrn"];

/** Limits for the files that every page fetches, for all files of English pages, and for the file of Hindi pages. */
export const mostFontBytes = { usual: 30_000, all: 70_000, hindi: 36_000 };

const devanagari = "@fontsource/noto-sans-devanagari";

/**
 * The Devanagari of pages in Hindi. Other pages have its letters only in the link to them, in a font of the visitor's
 * system. All its features are kept, because they form the conjuncts.
 */
export const hindiFont = {
  family: "Noto Sans Devanagari Web",
  source: `${devanagari}/files/noto-sans-devanagari-devanagari-400-normal.woff2`,
  licence: `${devanagari}/LICENSE`,
  characters: "ँंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहऽािीुूृेैॉोौ़्ॐक़ख़ग़ज़ड़ढ़फ़य़।॥०१२३४५६७८९₹\u200C\u200D",
};

// Weights that the style sheets do not use are left out.
export const fontFaces: FontFace[] = [
  {
    name: "display",
    family: "Newsreader Display",
    style: "normal",
    source: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    licence: `${newsreader}/LICENSE`,
    characters: basicLatin + punctuation + figures + "é",
    usual: lettersAndDigits + usualSigns + "³",
    axes: { opsz: 60 },
    weight: { min: 320, max: 400, kerning: 340 },
    weightRange: [300, 400],
    ascentPercent: 80,
    descentPercent: 24,
  },
  {
    // Used only for the logo.
    name: "italic",
    family: "Newsreader Display",
    style: "italic",
    source: `${newsreader}/files/newsreader-latin-opsz-italic.woff2`,
    licence: `${newsreader}/LICENSE`,
    characters: basicLatin + punctuation + "×é",
    inlined: true,
    axes: { opsz: 60 },
    weight: 390,
    weightRange: [300, 400],
    ascentPercent: 80,
    descentPercent: 24,
  },
  {
    name: "text",
    family: "Instrument Sans",
    style: "normal",
    source: `${instrumentSans}/files/instrument-sans-latin-wght-normal.woff2`,
    licence: `${instrumentSans}/LICENSE`,
    // It has no superscript figures: the fallback font shows them.
    characters: basicLatin + punctuation + "×°−" + letters,
    // The last three are on the room page. A font file that arrives later makes the browser lay out the whole page again.
    usual: lettersAndDigits + usualSigns + "*;=@°©·−ä",
    axes: {},
    weight: { min: 400, max: 600, kerning: 400 },
    weightRange: [400, 600],
    ascentPercent: 97,
    descentPercent: 25,
  },
];

// Each scale is the width of the specification's headings (display) or sentences (text) in our font, divided by their
// width in the fallback. Measured in Chromium for DejaVu and for Liberation Sans, which has Arial's widths; calculated
// from glyph widths for Georgia, Noto Serif and Roboto. The display font is taken between its weights 340 and 390.
// If several faces have the same name, browsers use the last whose font exists. See docs/decisions/fonts.md.
export const fallbackFaces: FallbackFace[] = [
  display(85, "DejaVu Serif"),
  display(91.6, "Noto Serif"),
  display(97.5, "Georgia"),
  text([400, 500], 101.8, "Roboto"),
  text([400, 500], 102.2, "Arial", "Liberation Sans"),
  text([600, 700], 98.2, "Arial Bold", "Liberation Sans Bold"),
];

function display(sizeAdjustPercent: number, ...localNames: string[]): FallbackFace {
  return { for: "display", family: "Display Fallback", weightRange: [300, 400], localNames, sizeAdjustPercent };
}

function text(
  weightRange: FallbackFace["weightRange"],
  sizeAdjustPercent: number,
  ...localNames: string[]
): FallbackFace {
  return { for: "text", family: "Text Fallback", weightRange, localNames, sizeAdjustPercent };
}
