/** Scripts in which ZWNJ and ZWJ choose between two ways of writing the same letters. */
const joiningScripts =
  "Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Meetei_Mayek Mongolian Myanmar Ol_Chiki Oriya Sinhala Syriac Tamil Telugu Tibetan"
    .split(" ")
    .map((script) => String.raw`\p{Script=${script}}`)
    .join("");

const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Invisible characters that change the meaning: joiners, emoji styles, and the region tags of flags. */
const meaningful = [
  // Other marks may be between them, because NFC reorders marks.
  String.raw`[\u200C\u200D](?<=[${joiningScripts}]\p{M}*.)`,
  String.raw`(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Regional_Indicator}])[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
].join("|");

/** The marks that keep the order of a right-to-left text. Those that can reverse what follows are not among them. */
const orderMarks = String.raw`|[\u061C\u200E\u200F\u2066-\u2069]`;

const shapeless = String.raw`\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]`;

const withoutMarks = new RegExp(`(${meaningful})|${shapeless}`, "gu");
const withOrderMarks = new RegExp(`(${meaningful}${orderMarks})|${shapeless}`, "gu");

const otherSpace = /[\p{Zs}\u2800]/gu;
const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const unprintable = /[^\P{Cc}\t\n]|\p{Cs}/gu;
const manySpaces = /[\p{Z}\p{Cc}\p{Cs}\u2800]+/gu;

/**
 * One line of text as a reader sees it, in NFC: without meaningless invisible characters, and with every kind of space
 * and control character as one plain space.
 */
export function cleanLine(text: string): string {
  const plain = text.replaceAll(manySpaces, " ").replaceAll(withoutMarks, "$1");
  return composed(plain.replaceAll(mathematical, (letter) => letter.normalize("NFKC")))
    .replaceAll(/ +/g, " ")
    .trim();
}

/** The same for a text of several lines, which keeps its line ends, tabs, indents and marks of a right-to-left order. */
export function cleanText(text: string): string {
  return cleanCharacters(text).trim();
}

/** The same as `cleanText`, with the spaces at both ends. */
export function cleanCharacters(text: string): string {
  return composed(
    text
      .replaceAll(lineEnd, "\n")
      .replaceAll(unprintable, "")
      .replaceAll(otherSpace, " ")
      .replaceAll(rightToLeft.test(text) ? withOrderMarks : withoutMarks, "$1"),
  );
}

/** Forms of letters, digits and units for East Asian text, and ligatures that PDFs contain: `ＮＲＣ`, `１２`, `㎡`, `ﬁ`. */
const compatible = /[！-～㍱-㏟ﬀ-ﬆ]/g;

/** The bold and italic letters of mathematics that people use for emphasis: `𝗡𝗥𝗖 𝟬.𝟴𝟱`. A longer text keeps them. */
const mathematical = /[\u{1D400}-\u{1D7FF}ℂℊ-ℎℐ-ℓℕℙ-ℝℤℨℬℭℯ-ℱℳℴ]/gu;

/** Bullets, ticks and arrows of the fonts Symbol and Wingdings, which Word and PDFs copy as private characters. */
const symbols: Readonly<Record<string, string>> = {
  "\uF0A7": "▪",
  "\uF0B7": "•",
  "\uF0D8": "▸",
  "\uF0E0": "→",
  "\uF0FC": "✓",
};
const symbolPattern = new RegExp(`[${Object.keys(symbols).join("")}]`, "g");

/**
 * More marks on a letter than any language uses (Unicode Standard Annex 15, stream-safe text format). The search
 * starts only at the first mark of a letter: starting at every mark would take ten times as long.
 */
const manyMarks = /(?<!\p{M})\p{M}{31}/u;

/** A text in NFC. One with very many marks on a letter is returned unchanged: composing it takes quadratic time. */
function composed(text: string): string {
  const plain = text
    .replaceAll(compatible, (form) => form.normalize("NFKC"))
    .replaceAll(symbolPattern, (form) => symbols[form]!);
  return manyMarks.test(plain) ? plain : plain.normalize("NFC");
}

/** A text with the digits of every script as `0` to `9`: those of Devanagari, Bengali, Tamil and the rest. */
export function withPlainDigits(text: string): string {
  return text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.normalize("NFKC").codePointAt(0) ?? 0;
    let start = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
    // Unicode has digits in blocks of ten, and blocks may be adjacent.
    return String((code - start) % 10);
  });
}

/**
 * The characters in the documents' fonts: Latin, Greek and Cyrillic letters, Devanagari, and the usual signs. Also the
 * invisible characters that `cleanText` keeps.
 */
export const printableCharacters = new RegExp(
  "[ -~\\u00A0-\\u02E9\\u0300-\\u034F\\u0391-\\u03A1\\u03A3-\\u0525\\u0900-\\u097F\\u1E00-\\u1EFB\\u2000-\\u2064" +
    "\\u2070\\u2071\\u2074-\\u208E\\u20A0-\\u20B5\\u20B8-\\u20BA\\u20BD\\u2100-\\u2109\\u210B-\\u2149\\u2150-\\u2185" +
    "\\u2190-\\u2311\\u2460-\\u2469\\u2500-\\u269C\\u2701-\\u2704\\u2706-\\u2709\\u270C-\\u2727\\u2761-\\u2794" +
    "\\u2A7D-\\u2AA0\\uFE0E\\uFE0F]",
  "u",
);

/** The characters of a text that documents cannot print, each once. */
export function unprintableCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !printableCharacters.test(character));
}

// With the marks that make a digit an emoji: 9️⃣. Letters beside a digit stay, because the letter o is not a zero.
const separators = /[^\p{L}\p{N}+]/gu;
const label = /^(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|m|whatsapp)(?=[+\d])/i;
/** Words before and after a number: `Mobile No. 98765 43210 (WhatsApp)`. */
const words = /^[^\p{N}+]*\p{L}[^\p{L}\p{N}+]+(?=[+\p{N}])|(?<=\p{N})[^\p{L}\p{N}+]+\p{L}[^\p{N}+]*$/gu;
const indianNumber = /^(?:\+?0{0,2}91)*0?(\d{10})$/;

/**
 * The ten digits of an Indian telephone number in any notation and any script: `+91 98765 43210`, `098765 43210`,
 * `Mobile No. 98765-43210`, `98765 43210 (WhatsApp)`, `tel:+919876543210`, `९८७६५ ४३२१०`. Other text is returned unchanged.
 */
export function tenDigits(phone: string): string {
  const plain = withPlainDigits(phone.normalize("NFKC")).replaceAll(words, "");
  const digits = plain.replaceAll(separators, "").replace(label, "");
  return indianNumber.exec(digits)?.[1] ?? phone;
}
