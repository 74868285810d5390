import type { CadRow } from "./product-files.ts";

/**
 * CAD drawings and solids to download: a row for each subject, with every file format. Schematics alone are not
 * called CAD.
 */
export function CadList({ rows }: { rows: readonly CadRow[] }) {
  const toScale = rows.some(({ schematic }) => !schematic);
  return (
    <div className="cad-files">
      <h3 id="cad-files">{toScale ? "CAD" : "Drawings"}</h3>
      {toScale && <p>At true size, unless a row says otherwise. DXF and SVG are in millimetres.</p>}
      <ul aria-labelledby="cad-files">
        {rows.map(({ title, note, files }) => (
          <li className="cad-files__row" key={title}>
            <div>
              {title}
              {note && <span className="cad-files__note">{note}</span>}
            </div>
            <div className="cad-files__links">
              {files.map(({ what, href }) => (
                <a key={href} href={href} download aria-label={`${title}: ${what}`}>
                  {what}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
