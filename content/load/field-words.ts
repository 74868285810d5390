/** Fields whose names are unclear in a sentence. */
const words: Record<string, string> = {
  alt: "alternative text",
  carousel: "picture strip",
  clientType: "type of client",
  meant: "words of the catalogue that are meant",
  said: "words that visitors type",
  corporate: "corporate office",
  registered: "registered office",
  emails: "email addresses",
  email: "email address",
  phones: "phone numbers",
  phone: "phone number",
  epd: "environmental product declaration",
  product: "first sentences",
  lines: "address",
  seo: "title and description for search engines",
  swatches: "colours and finishes",
  target: "where to publish",
};

/** Choices that are unclear to readers who do not know the files. */
const choices: Record<string, string> = {
  git: "a hosting service",
  folder: "a folder",
  server: "a server",
  "this-computer": "this computer",
  "lay-in-tile": "lay-in tile",
  bim: "BIM",
  unstated: "not stated",
  zip: "a ZIP file",
};

/** The unit at the end of a field's name, as written after a word. */
const units: readonly (readonly [ending: RegExp, unit: string])[] = [
  [/ mm$/, " in mm"],
  [/ px$/, " in pixels"],
  [/ m2$/, " in m²"],
  [/ m3$/, " in m³"],
  [/ m$/, " in m"],
];

/** The name of a field or a picture in words: `shortName` as `short name`, `widthMm` as `width in mm`, `chair-abpb04-hero` as `chair ABPB-04 banner`. */
export function splitFieldName(key: string): string {
  const spaced = key
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll("-", " ")
    // The model code of a chair.
    .replace(/\b[a-z]{2,}(?=\d\d\b)/, (letters) => `${letters.toUpperCase()}-`)
    .replace(/\bhero\b/, "banner");
  const [ending, unit] = units.find(([pattern]) => pattern.test(spaced)) ?? [];
  return ending && unit ? spaced.replace(ending, unit) : spaced;
}

/** The name of one item of a list: `features` as `feature`, `swatches` as `swatch`, `thicknessesMm` as `thicknessMm`. */
export function singular(key: string): string {
  if (key === "product") return "sentence";
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  return key.replace(/(?:(?<=ch|sh|ss|x)es|(?<=[^s])s)(?=(?:M[23m]?)?$)/, "");
}

/** A choice in words: `this-computer` as `this computer`, `panel-section` as `panel section`. */
export function choiceInWords(choice: string): string {
  return choices[choice] ?? splitFieldName(choice);
}

/** A field without article: `short name`, `alternative text`. */
function nameInWords(key: string): string {
  return words[key] ?? splitFieldName(key);
}

/** A field within a sentence: `the short name`, `entry 2 of the features`, `the NRC`. */
export function fieldInWords(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "what is in this file";
  const before = path.slice(0, -1);
  // The fields of a value that may be a sample, or of a figure.
  if (last === "value" && before.length > 0) return fieldInWords(before);
  if (typeof last === "number") {
    const list = before.at(-1);
    return typeof list === "string" ? `entry ${last + 1} of ${fieldInWords(before)}` : `entry ${last + 1}`;
  }
  const key = String(last);
  // Abbreviations that are names of figures.
  if (before.at(-1) === "figures" && key.length <= 3) return `the ${key.toUpperCase()}`;
  return `the ${nameInWords(key)}`;
}

/** A group with its required fields: `the form: the arm, the back top and the support`. */
export function partsInWords(path: readonly PropertyKey[], names: readonly string[]): string {
  const group = fieldInWords(path);
  // Its own message already lists them.
  if (["seo", "target"].includes(String(path.at(-1)))) return group;
  const parts = names.map((name) => fieldInWords([name]));
  const last = parts.at(-1) ?? "";
  return `${group}: ${parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`}`;
}
