import { cleanLine, withPlainDigits } from "./clean-text.ts";

/** A number as written in a figure: `0.90`, `50,000`, `+45`. For use inside other expressions. */
export const numberPattern = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

/** Parses a match of `numberPattern`, in a unit that is `factor` times the target unit. */
export function readNumber(written: string, factor = 1): number {
  const value = Number(written.replaceAll(",", "")) * factor;
  // Rounds, because 12.34 × 1000 is 12340.000000000002.
  return Number(value.toPrecision(12));
}

/** An expression that matches any of these texts, the longest first. */
export function anyOf(texts: readonly string[]): string {
  const longestFirst = [...new Set(texts)].toSorted((one, other) => other.length - one.length);
  return longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
}

/** The units of length that `plainNumbers` writes, in millimetres. */
export const lengthUnitsMm = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;

export type LengthUnit = keyof typeof lengthUnitsMm;

/**
 * How far a length in inches or feet may be from a product's in millimetres, which is a trade size: 1 inch is 25 mm,
 * ½ inch is 12.5 mm, and 2 feet are 595 or 600 mm.
 */
export function tradeToleranceMm(lengthMm: number, unit: LengthUnit): number {
  return unit === "in" || unit === "ft" ? Math.max(0.4, lengthMm * 0.025) : 0;
}

const smallNumbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `1,240.5`, `12,40,000` and `1,00,000`: the last group has three digits, those before it two or three. */
const grouped = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d+)?`;

const lengthUnit = `(?:${Object.keys(lengthUnitsMm).join("|")})?`;

type Replacement = string | ((...match: string[]) => string);

/** Other notations, in the order in which they are replaced. */
const notations: readonly (readonly [written: RegExp, plain: Replacement])[] = [
  // Signs.
  [/[≥⩾≧]|=>|> =/g, ">="],
  [/[≤⩽≦]|=<|< =/g, "<="],
  [/[‐‑‒–—―−]/g, "-"],
  [/[×✕✖]/g, "x"],
  // Thousands and decimals, and a letter O for a zero.
  [/(?<![\p{L}\d])[oO](?=[.,]\d)/gu, "0"],
  [/٬/g, ","],
  [/(?<=\d)[·٫](?=\d)/g, "."],
  [new RegExp(String.raw`(?<![\d.,])${grouped}(?![\d,])`, "g"), (number) => number!.replaceAll(",", "")],
  [/(?<![\d.,])(\d+),(\d{1,2}|(?<=(?<!\d)0,)\d+)(?![\d,])/g, "$1.$2"],
  [/(?<![\p{L}\d.])\.(?=\d)/gu, "0."],
  [/(?<![\d.,])(\d+(?:\.\d+)?) ?(?:lakhs?|lacs?)(?![a-z])/gi, (_, number) => decimal(Number(number) * 100_000)],
  // Fractions: `1 and 1/2`, `one and a half`.
  [
    new RegExp(
      String.raw`(?<=(?<![a-z\d.,])(?:\d+|${smallNumbers.join("|")})) and (?:an? )?(?=half\b|quarter\b|[13]\/[24]\b)`,
      "gi",
    ),
    " ",
  ],
  [
    /(?:(\d+) ?)?([¼½¾⅐-⅞])/g,
    (_, whole = "0", fraction = "") => {
      const [above, below] = fraction.normalize("NFKC").split("⁄");
      return mixed(whole, above, below);
    },
  ],
  [/⁄/g, "/"],
  [/(?<![\d.,/])(\d+) (?!3\/2)([13])\/([24])(?![\d./])/g, (_, whole = "0", above, below) => mixed(whole, above, below)],
  [
    /(?<![a-z])(half|quarter)(?: an?)?(?= (?:inch(?:es)?|foot|feet)\b)/gi,
    (word) => (/^h/i.test(word!) ? "1/2" : "1/4"),
  ],
  [
    new RegExp(
      String.raw`(?<![a-z])(?:${smallNumbers.join("|")})(?=[ -](?:[13]\/[24]|inch(?:es)?|foot|feet|years?|yrs?)\b)`,
      "gi",
    ),
    (word) => String(smallNumbers.indexOf(word!.toLowerCase())),
  ],
  // Quotation marks around words do not mean inches.
  [/(?<!\S)["“](\D[^"“”]*)["”](?!\S)/g, "$1"],
  // Units.
  [/(?<=\d)['‘’′](\d|1[01])(?![\p{L}\d./]|[ -]\d+\/| ?["“”″'‘’′`´])/gu, `'$1"`],
  [/(?<=\d) ?(?:["“”″]|['‘’′`´]{2})/g, " in "],
  [/(?<=\d) ?['‘’′`´](?![a-wyz])/gi, " ft "],
  [/(?<=\d) ?(?:इंच|इन्च)/g, " in"],
  [/(?<=\d) ?फ\u093C?[िीुू]ट/g, " ft"],
  [/(?<=\d) ?(?:मि\.? ?मी\.?|मिलीमीटर|एमएम)/g, " mm"],
  [/(?<=\d) ?(?:से\.? ?मी\.?|सें?टीमीटर)/g, " cm"],
  [/(?<=\d) ?मी(?:टर|\.)?(?![\p{L}\p{M}])/gu, " m"],
  [/(?<=\d)[ -]?(?:inch(?:es)?|in\.)(?![a-z\d])/gi, " in"],
  [/(?<=\d)[ -]?(?:feet|foot|ft\.)(?![a-wyz\d])/gi, " ft"],
  [/(?<=\d)[ -]?(?:millimet(?:re|er)s?|mms|mm\.|m\.m\.?)(?![a-wyz\d])/gi, " mm"],
  [/(?<=\d)[ -]?(?:centimet(?:re|er)s?|cms|cm\.|c\.m\.?)(?![a-wyz\d])/gi, " cm"],
  [/(?<=\d)[ -]?(?:met(?:re|er)s?|m(?:tr?s?)?\.|mtr?s?)(?![a-wyz\d])/gi, " m"],
  [/(?<=\d) ?per ?cent(?![a-z])/gi, "%"],
  [/(?<=\d) ?(?:mths?|mnths?)\.?(?![a-z])/gi, " months"],
  [
    /(?<=\d) ?kgs?\.?(?: ?\/ ?| per )(?:cu(?:bic|\.)? ?m(?:trs?|et(?:re|er)s?)?\.?|cbm|m ?\^? ?[3³])(?![a-z\d])/gi,
    " kg/m3",
  ],
  [
    /(?<=\d) ?kgs?\.?(?: ?\/ ?| per )(?:sq(?:uare|\.)? ?m(?:trs?|t|et(?:re|er)s?)?\.?|m ?\^? ?[2²])(?![a-z\d])/gi,
    " kg/m2",
  ],
  [/(?<=\d)-(?=(?:mm|cm|m|in|ft)(?![a-z]))|(?<=\d ?(?:mm|cm|m|in|ft))-(?=[a-z])/gi, " "],
  [
    /(?<![\d./])(?:(\d+)[ -])?(\d+)\/(2|3|4|8|16|32)(?= ?(?:in|ft)\b)/g,
    (_, whole = "0", above = "", below = "") => mixed(whole, above, below),
  ],
  [
    /(\d+(?:\.\d+)?) ?ft *(?:-|and|&)? ?(\d+(?:\.\d+)?) ?in\b/gi,
    (_, feet, inches) => `${decimal(Number(feet) * 12 + Number(inches))} in`,
  ],
  [
    /(\d+) ?m *(?:-|and|&)? ?(\d+(?:\.\d+)?) ?cm\b/gi,
    (_, metres, centimetres) => `${decimal(Number(metres) + Number(centimetres) / 100)} m`,
  ],
  [/ +$| +(?= )/g, ""],
  // `600 mm W x 1200 mm H`, `600(W) x 1200(H)`
  [
    new RegExp(
      String.raw`(\d ?${lengthUnit}) ?\(?[lwhdb]\)? ?x ?(\d+(?:\.\d+)? ?${lengthUnit}) ?\(?[lwhdb](?![a-z])\)?`,
      "gi",
    ),
    "$1 x $2",
  ],
  // Ranges and lower limits.
  [/\b(?:in )?(?:between|b\/w) (?=\d)(\S+(?: [a-z%]{1,2})?) (?:and|&|to|-) (?=\d)/gi, "$1-"],
  [/(?<=\d(?: ?[a-z%]{1,2})?) (?:to|till|up ?to) (?=\d)/gi, "-"],
  [/(?<=\d) ?(?:[~〜…]|\.{2,3}) ?(?=\d)/g, "-"],
  [/(?<=\d) ?([a-z%]{1,2}) ?- ?(\d+(?:\.\d+)?)(?= ?\1(?![a-z]))/gi, "-$2"],
  [/(?<![\p{L}\d.-] ?)(\d+(?:\.\d+)?) ?\+(?= ?[a-z%])/giu, ">= $1"],
];

/** A mixed fraction as a decimal number. */
function mixed(whole: string, above = "0", below = "1"): string {
  return decimal(Number(whole) + Number(above) / Number(below));
}

function decimal(number: number): string {
  return String(Number(number.toFixed(5)));
}

/**
 * A text with its numbers and units in one notation, as `NRC >= 0.85`, `12.5 mm` and `0.6-0.83`. People write
 * `≥ .85`, `0,85`, `½"`, `5'6"`, `1,20,000`, `०.८५`, `600 millimetres` and `between 0.6 and 0.83`.
 */
export function plainNumbers(text: string): string {
  const cleaned = withPlainDigits(cleanLine(text));
  return notations.reduce(
    (changed, [written, replacement]) =>
      typeof replacement === "string"
        ? changed.replaceAll(written, replacement)
        : changed.replaceAll(written, replacement),
    cleaned,
  );
}

const metre = "(?:m|mtr?s?|met(?:re|er)s?)";
const foot = "(?:ft|feet|foot)";
const square = String.raw`s(?:q(?:uare)?)?\.?`;
const yard = "(?:yd|yard|gaj)s?";

/** The spellings of units of area and volume, with their size in square or cubic metres. */
const otherUnits: Readonly<Record<string, readonly (readonly [written: RegExp, size: number])[]>> = {
  "m²": [
    [new RegExp(String.raw`^(?:m ?\^? ?[2²]\.?|${square} ?${metre}\.?)$`), 1],
    [new RegExp(String.raw`^(?:ft ?\^? ?[2²]\.?|${square} ?${foot}\.?|sf\.?)$`), 0.3048 ** 2],
    [/^acres?$/, 4046.8564224],
    [/^(?:hectares?|ha)$/, 10_000],
    [new RegExp(String.raw`^(?:yd ?\^? ?[2²]\.?|${square} ?${yard}\.?|gaj)$`), 0.9144 ** 2],
  ],
  "m³": [
    [new RegExp(String.raw`^(?:m ?\^? ?[3³]\.?|cu(?:bic|\.)? ?${metre}\.?|cbm)$`), 1],
    [new RegExp(String.raw`^(?:ft ?\^? ?[3³]\.?|cu(?:bic|\.)? ?${foot}\.?|cft\.?)$`), 0.3048 ** 3],
  ],
};

/** The factor from a written unit to `unit`; undefined if they measure different quantities. */
export function sizeIn(unit: string, written: string): number | undefined {
  if (written === "" || written === unit) return 1;
  const plain = written.toLowerCase();
  const [factor, own] = [plain, unit].map((each) => lengthUnitsMm[each as LengthUnit]);
  return factor && own ? factor / own : otherUnits[unit]?.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Measurements on site are often approximate. */
const rough = String.raw`(?:about|around|circa|ca\.?|approx(?:\.|imately)?|nom(?:\.|inal)?)`;
export const roughly = new RegExp(String.raw`^(?:[~≈]|${rough}(?![a-z])) ?|,? ?\(?\b${rough}\)?$`, "gi");

/** What a number without a unit may count: `500 seats`, `30 nos.` */
const counted = / ?(?:nos?|pcs|pieces?|seats?|people|persons?|rows?|px|pixels?)\.?$/gi;

/** Longer than any number with its unit: `plainNumbers` takes quadratic time. */
const longestNumber = 100;

/**
 * The number in a text that contains only a number and its unit, and with a unit perhaps “about”; otherwise undefined. A length, an area
 * or a volume in another unit is converted: `20'6"` is 6.2484 m, and `approx. 100 sq ft` is 9.290304 m².
 */
export function readWrittenNumber(text: string, unit = ""): number | undefined {
  if (text.length > longestNumber) return undefined;
  const plain = plainNumbers(text).replaceAll(unit === "" ? counted : roughly, "");
  const [, number, written = ""] = /^([+-]?\d+(?:\.\d+)?)(?: ?([^\d.,].*))?$/.exec(plain) ?? [];
  const size = sizeIn(unit, written);
  if (number === undefined || size === undefined) return undefined;
  return size === 1 ? Number(number) : readNumber(number, size);
}
