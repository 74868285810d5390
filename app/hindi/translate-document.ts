import { hindiPath } from "#content/page-registry.ts";
import type { Translate } from "./translator.ts";

interface Language {
  translate: Translate;
  /** Whether a page also exists in Hindi. */
  isTranslated: (path: string) => boolean;
}

/** An element that is being read. */
interface OpenElement {
  /** The position of its tag among the pieces of the document. */
  at: number;
  /** Browsers render the texts of islands again, so they must stay as they are. */
  isInIsland: boolean;
  /** Its texts are names, or those of an island. */
  keepsWords: boolean;
  /** It has English words itself. */
  isEnglish: boolean;
  hasHindi: boolean;
  /** The positions of English texts, and of tags of elements that are English as a whole. */
  english: number[];
}

const piece = /<!--[\s\S]*?-->|<(?:script|style|textarea)\b[^>]*>[\s\S]*?<\/(?:script|style|textarea)>|<[^>]*>|[^<]+/g;
const namedTexts = /\s(?:alt|aria-label|title|data-true|data-false)="([^"]+)"/g;
const withoutContent = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source"]);

const isHindiText = (text: string) => /\p{Script=Devanagari}/u.test(text);
const isEnglishText = (text: string) => /\p{Script=Latin}{2}/u.test(text);

/**
 * Finishes a document of the English components with Hindi content: translates the words in the code, marks what is
 * English with `lang="en"`, and makes links lead to pages in Hindi if there are any. Reads the HTML that React and Hono
 * write, in which `<` and `>` only enclose tags.
 */
export function translateDocument(html: string, { translate, isTranslated }: Language): string {
  const pieces = html.match(piece) ?? [];
  const open: OpenElement[] = [
    { at: -1, isInIsland: false, keepsWords: false, isEnglish: false, hasHindi: true, english: [] },
  ];

  /** Notes the language of a text or an element in the element around it. */
  const note = (at: number, text: string) => {
    const around = open.at(-1)!;
    if (isHindiText(text)) around.hasHindi = true;
    else if (isEnglishText(text)) around.english.push(at);
  };
  const close = () => {
    const { at, isInIsland, isEnglish, hasHindi, english } = open.pop()!;
    const around = open.at(-1)!;
    if (hasHindi) {
      around.hasHindi = true;
      for (const each of english) pieces[each] = marked(pieces[each]!, isInIsland);
    } else if (isEnglish || english.length > 0) around.english.push(at);
  };

  for (const [at, text] of pieces.entries()) {
    const around = open.at(-1)!;
    if (!text.startsWith("<")) {
      if (!around.keepsWords) pieces[at] = inHindi(text, translate);
      note(at, pieces[at]!);
      continue;
    }
    if (text.startsWith("</")) {
      if (open.length > 1) close();
      continue;
    }
    const name = /^<([a-z][\w-]*)/.exec(text)?.[1];
    if (!name || /^<(?:script|style|textarea)/.test(text)) continue;
    const isIsland = name === "page-island";
    const isInIsland = around.isInIsland || isIsland;
    const keepsWords = around.keepsWords || isIsland || /\stranslate="no"/.test(text);
    let tag = name === "a" ? withLanguageOfTarget(text, isTranslated) : text;
    if (!keepsWords) {
      tag = tag.replaceAll(namedTexts, (whole, words: string) => whole.replace(words, () => inHindi(words, translate)));
    }
    pieces[at] = tag;
    const names = [...tag.matchAll(namedTexts)].map(([, words = ""]) => words).join(" ");
    if (withoutContent.has(name) || text.endsWith("/>")) note(at, names);
    else {
      // An island without words in Hindi is one for English pages, and will write English words.
      const isEnglish = isIsland || (isEnglishText(names) && !isHindiText(names));
      open.push({ at, isInIsland, keepsWords, isEnglish, hasHindi: isHindiText(names), english: [] });
    }
  }
  while (open.length > 1) close();
  return pieces.join("");
}

/** A tag or a text with the mark that it is English. An island's text cannot get an element around it. */
function marked(text: string, isInIsland: boolean): string {
  if (!text.startsWith("<"))
    return isInIsland ? text : text.replace(/\S(?:[\s\S]*\S)?/, (words) => `<span lang="en">${words}</span>`);
  return /\slang="/.test(text) ? text : text.replace(/^<[a-z][\w-]*/, (tag) => `${tag} lang="en"`);
}

function inHindi(text: string, translate: Translate): string {
  const words = unescape(text);
  const hindi = translate(words.trim());
  return hindi === undefined ? text : escape(words.replace(words.trim(), () => hindi));
}

/** A link to a page in Hindi, or with the mark that its page is English. */
function withLanguageOfTarget(tag: string, isTranslated: Language["isTranslated"]): string {
  if (/\shreflang="/i.test(tag)) return tag;
  return tag.replace(/\shref="(\/[^"?#.]*)((?:[?#][^"]*)?)"/, (whole, path: string, rest: string) =>
    isTranslated(path) ? ` href="${hindiPath(path)}${rest}"` : `${whole} hreflang="en"`,
  );
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&#39;": "'" } as const;

function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity as keyof typeof entities]);
}

function escape(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);
}
