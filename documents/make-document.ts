import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { unprintableCharacters } from "#content/text/clean-text.ts";
import { readFonts } from "./fonts.ts";
import type { PlannedManuscript } from "./manuscript.ts";
import { printPicture, type PrintedPicture } from "./pictures.ts";
import { Typesetter } from "./typesetter.ts";

const templatesFolder = "documents/templates";

/** The sources of all templates by their paths in the typesetter. */
export function readTemplates(root: string): Map<string, Buffer> {
  const names = readdirSync(join(root, templatesFolder)).filter((name) => name.endsWith(".typ"));
  return new Map(names.toSorted().map((name) => [`/${name}`, readFileSync(join(root, templatesFolder, name))]));
}

/** Typesets a document as PDF. */
export type Typeset = (manuscript: PlannedManuscript) => Promise<Buffer>;

/** The typesetter silently leaves out characters that its fonts lack. */
function checkCharacters({ template, content }: PlannedManuscript): void {
  const missing = unprintableCharacters(JSON.stringify(content));
  if (missing.length === 0) return;
  const { title = template } = content as { title?: string };
  throw new Error(
    `The fonts of "${title}" lack ${missing.join(" ")}: content/text/clean-text.ts lists what they have.`,
  );
}

/** Starts typesetters with the site's fonts, and returns a function that typesets a document with one of them. */
export async function startTypesetting(
  root: string,
  encode: (picture: PrintedPicture) => Promise<Buffer> = (picture) => printPicture(root, picture),
): Promise<Typeset> {
  const templates = readTemplates(root);
  const typesetter = new Typesetter(await readFonts(root));
  const printed = new Map<string, Promise<Buffer>>();

  return async (manuscript) => {
    checkCharacters(manuscript);
    const { template, content, illustrations } = manuscript;
    const files = new Map<string, Uint8Array>(templates);
    for (const [path, svg] of illustrations.drawings) files.set(path, Buffer.from(svg));
    for (const [path, picture] of illustrations.pictures) {
      // Many documents show the same finishes.
      const encoded = printed.get(path) ?? encode(picture);
      printed.set(path, encoded);
      files.set(path, await encoded);
    }
    return typesetter.pdf({ template: `/${template}`, content, files });
  };
}
