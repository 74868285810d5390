/** What a page says, without its markup. */
export interface PageWords {
  readonly title: string;
  readonly sentences: readonly string[];
}

const unseen = /<(script|style|template|noscript|svg)\b[\s\S]*?<\/\1>/g;
const inline = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|small|span|strong|sub|sup|time|u|wbr)\b[^>]*>/g;
/** Where markup stood that may or may not begin a line. */
const seam = "\u0001";
/** Between two words that nothing else parts, it did: `<span>Wall Panels</span><span>PDF</span>`. */
const partingSeam = new RegExp(`(?<=[\\p{L}\\p{N}.,!?)])${seam}+(?=[\\p{L}\\p{N}])`, "gu");
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** The sentences of a page of the built site: its title and description, and what is between its tags, in the order of the page. */
export function wordsOf(html: string): PageWords {
  const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
  const description = decoded(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "");
  const body = html.slice(html.indexOf("<body"));
  const alternatives = [...body.matchAll(/<img\b[^>]*?\salt="([^"]+)"/g)].map(([, alt = ""]) => decoded(alt));
  const blocks = body
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(unseen, "\n")
    .replaceAll(/<br\b[^>]*>/g, " ")
    .replaceAll(inline, seam)
    .replaceAll(/<[^>]+>/g, "\n")
    .replaceAll(partingSeam, "\n")
    .replaceAll(seam, "")
    .split("\n")
    .map((block) => decoded(block));
  const said = [title, description, ...blocks, ...alternatives].flatMap(sentencesIn);
  return { title: title.split(" | ")[0] ?? title, sentences: said };
}

function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|\p{Lo}|\d)/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

function decoded(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    return String.fromCodePoint(Number(name.replace("#x", "0x").replace("#", "")));
  });
}
