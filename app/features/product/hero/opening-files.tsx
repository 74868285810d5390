import type { DetailPage } from "../build-product-page.ts";

/** The files that a specifier takes first. All files are at the end of the page. */
export function OpeningFiles({ page: { downloads, name } }: { page: DetailPage }) {
  const dataSheet = downloads.files.find((file) => file.name === "Data sheet");
  const files = [dataSheet, downloads.specification[0]].filter((file) => file !== undefined);
  const drawings = downloads.cad.some(({ schematic }) => !schematic) ? "CAD" : "Drawings";
  const links = [
    ...files.map((file) => ({
      words: `${file.name} (${file.what.replace(/,.*/, "")})`,
      href: file.href,
      download: true,
    })),
    ...(downloads.cad.length > 0 ? [{ words: drawings, href: "#cad-files", download: false }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav className="opening-files wrap" aria-label={`Files of the ${name}`}>
      {links.map(({ words, href, download }) => (
        <a key={href} className="action-link action-link--line" href={href} download={download || undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
