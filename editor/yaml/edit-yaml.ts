import { parseDocument, visit, type Document, type Node } from "yaml";
import { writeFlow } from "./write-value.ts";
import { isSame } from "./is-same.ts";
import { rangeOf, UneditableYaml, YamlText } from "./yaml-text.ts";

export { UneditableYaml } from "./yaml-text.ts";

/**
 * Changes YAML text so that it has another value. Unchanged parts keep their comments, order, quotes and line breaks:
 * the same value gives the same text. @param value made of plain objects, lists, texts, numbers, true, false and null
 * @throws {UneditableYaml} if the text is not well-formed, or the change cannot be made without rewriting the file
 */
export function editYaml(source: string, value: unknown): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  const root = document.contents;
  const before = valueIn(document);
  if (!root || before === undefined) throw new UneditableYaml("The file is not well-formed YAML.");
  if (isSame(before, value)) return source;
  const text = new YamlText(source, document).withValue(root as Node, value);
  if (isSame(valueIn(parseDocument(text)), value)) return text;
  const spelledOut = withoutAliases(source, document);
  if (spelledOut !== source && isSame(valueIn(parseDocument(spelledOut)), before)) return editYaml(spelledOut, value);
  throw new UneditableYaml("This change cannot be made without rewriting the whole file.");
}

/** The value of a document; undefined if its text is not well-formed. */
function valueIn(document: Document): unknown {
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // An alias refers to a missing anchor.
    return undefined;
  }
}

/** The text with aliases (`&name`, `*name`) replaced by copies, so that one of them can change. */
function withoutAliases(source: string, document: Document): string {
  const aliases: [start: number, end: number, text: string][] = [];
  visit(document, {
    Alias: (_, alias) => {
      const [start, end] = rangeOf(alias);
      aliases.unshift([start, end, writeFlow(alias.toJS(document))]);
    },
  });
  const spelledOut = aliases.reduce(
    (text, [start, end, value]) => text.slice(0, start) + value + text.slice(end),
    source,
  );
  return aliases.length === 0 ? source : spelledOut.replaceAll(/(?<=[:-] )&\w+ /g, "");
}
