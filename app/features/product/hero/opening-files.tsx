import type { DetailPage } from "../build-product-page.ts";

interface OpeningFile {
  words: string;
  href: string;
  /** The format of a download; a link to a section of the page has none. */
  format?: string | undefined;
}

/** The files that a specifier takes first. All files are at the end of the page. */
export function OpeningFiles({ page: { downloads, name } }: { page: Pick<DetailPage, "downloads" | "name"> }) {
  const { files, specification, cad } = downloads;
  const dataSheet = files.find((file) => file.name === "Data sheet");
  const drawings = cad.flatMap((row) => row.files);
  const [drawing] = drawings;
  const words = cad.some(({ schematic }) => !schematic) ? "CAD" : drawings.length === 1 ? "Drawing" : "Drawings";
  const links: OpeningFile[] = [
    ...(dataSheet ? [downloadOf("Data sheet", dataSheet)] : []),
    ...(drawing ? [drawings.length === 1 ? downloadOf(words, drawing) : { words, href: "#cad-files" }] : []),
    ...(specification[0] ? [downloadOf("Specification text", specification[0])] : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav className="opening-files" aria-label={`Files of the ${name}`}>
      {links.map((link) => (
        <a
          key={link.href}
          className="action-link"
          href={link.href}
          download={link.format !== undefined || undefined}
          aria-label={link.format && `${link.words}, ${link.format}`}
        >
          {link.words}
        </a>
      ))}
    </nav>
  );
}

function downloadOf(words: string, { href, what }: { href: string; what: string }): OpeningFile {
  return { words, href, format: what.replace(/,.*/, "") };
}
