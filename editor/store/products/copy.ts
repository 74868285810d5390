import { replaceTexts } from "#content/load/reference-fields.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { isSameWord } from "./identity.ts";

/** A text in which the copy of a product says its own name where the first said another. */
export interface RenamedText {
  readonly at: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
}

/** What tells a copy from every other product. */
export interface CopyIdentity {
  readonly name: string;
  readonly modelCode?: string | undefined;
}

/** Stand for a name and a model code in a text while others are looked for; no text has them. */
const nameMark = "\u0000";
const codeMark = "\u0001";

/** What belongs to the first product alone, such as its pictures and its reports. */
const own = new Set(["order", "alsoIn", "pictures", "pictureDescriptions", "files", "evidence"]);

/**
 * A copy of a product under another name, with the texts in which that name has taken the place of the first one's name, short
 * name, and its model code that of the first one's. Where the first one's name is its code, a text says the code only as
 * `model ABT-01`. Without a code of its own, its name stands there too. What only one page may say is left empty if it does not
 * name the product.
 */
export function productCopy(identity: CopyIdentity, original: unknown): { value: Group; renamed: RenamedText[] } {
  const { name, modelCode: ownCode } = identity;
  const { modelCode, ...first } = groupOf(original);
  const kept = Object.fromEntries(Object.entries(first).filter(([key]) => !own.has(key)));
  const isCode = (each: unknown) =>
    typeof each === "string" && typeof modelCode === "string" && isSameWord(each, modelCode);
  const isName = (each: string) => typeof first.name === "string" && each.toLowerCase() === first.name.toLowerCase();
  const saysCode = (found: string, before: string) =>
    ownCode !== undefined && isCode(found) && (!isName(found) || /\bmodel\s+$/i.test(before));
  const formerly = anyName([first.name, modelCode], "giu");
  // A short name may be a word of the language too, `Slit`, so only its own spelling is meant.
  const formerlyInShort = anyName([first.shortName], "gu");
  const formerNames = [formerly, formerlyInShort];
  const renamed: RenamedText[] = [];
  const texts = replaceTexts("product", kept, (text, at) => {
    const marked = formerNames.reduce<string>(
      (rest, pattern) =>
        pattern
          ? rest.replaceAll(pattern, (found: string, place: number) =>
              saysCode(found, rest.slice(0, place)) ? codeMark : nameMark,
            )
          : rest,
      text,
    );
    const after = marked.replaceAll(nameMark, () => name).replaceAll(codeMark, () => ownCode ?? name);
    if (after !== text) renamed.push({ at, before: text, after });
    return after;
  });
  const isRenamed = (field: string) => renamed.some(({ at }) => at[0] === "seo" && at[1] === field);
  const { title, description } = groupOf(texts.seo);
  const seo = {
    title: isRenamed("title") ? title : "",
    description: isRenamed("description") ? description : "",
  };
  // Of a name that has the code in it, the code is the short one.
  const isShortCode = isCode(first.shortName) && (!isCode(first.name) || (ownCode && name.includes(ownCode)));
  const shortName = (isShortCode && ownCode) || name;
  const { name: _name, shortName: _shortName, ...rest } = texts;
  const value = { name, shortName, ...(ownCode ? { modelCode: ownCode } : {}), ...rest, seo };
  return { value, renamed };
}

/** Any of some names as a whole word, one or several: `PET panel` in `PET panels`, but not `ABR-06` in `ABR-061`. */
function anyName(names: readonly unknown[], flags: string): RegExp | undefined {
  const escaped = names
    .filter((name) => typeof name === "string" && name !== "")
    .map((name) => String(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (escaped.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join("|")})(?=s?(?![\p{L}\p{N}-]))`, flags);
}
