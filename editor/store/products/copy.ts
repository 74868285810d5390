import { replaceTexts } from "#content/load/reference-fields.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { isSameWord } from "./identity.ts";

/** A text in which a copy's name replaced the original's. */
export interface RenamedText {
  readonly at: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
}

/** What distinguishes a copy from other products. */
export interface CopyIdentity {
  readonly name: string;
  readonly modelCode?: string | undefined;
}

/** Placeholders for a name and a model code during replacement; no text contains them. */
const nameMark = "\u0000";
const codeMark = "\u0001";

/** Fields that belong to the original alone, such as pictures and reports. */
const own = new Set(["order", "alsoIn", "pictures", "pictureDescriptions", "files", "evidence"]);

/**
 * A copy of a product under a new name, with the texts in which that name replaced the original's name or short name, and the new model
 * code its code. If the original's name is its code, texts contain the code only as `model ABT-01`. Without a new code, the new name is
 * used instead. Texts that must be unique to a page are left empty if they do not name the product.
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
  // A short name may be an ordinary word too, such as `Slit`, so only its exact spelling matches.
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
  // If a name contains the code, the code is its short form.
  const isShortCode = isCode(first.shortName) && (!isCode(first.name) || (ownCode && name.includes(ownCode)));
  const shortName = (isShortCode && ownCode) || name;
  const { name: _name, shortName: _shortName, ...rest } = texts;
  const value = { name, shortName, ...(ownCode ? { modelCode: ownCode } : {}), ...rest, seo };
  return { value, renamed };
}

/** Matches any of some names as a whole word, singular or plural: `PET panel` in `PET panels`, but not `ABR-06` in `ABR-061`. */
function anyName(names: readonly unknown[], flags: string): RegExp | undefined {
  const escaped = names
    .filter((name) => typeof name === "string" && name !== "")
    .map((name) => String(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (escaped.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${escaped.join("|")})(?=s?(?![\p{L}\p{N}-]))`, flags);
}
