import { useRef } from "react";
import { Pagination } from "./pagination.tsx";

/** A row of the table. Missing fields are undefined. */
export interface ShownProject {
  project: string;
  location: string;
  client: string;
  year?: string;
  area?: string;
  products?: { name: string; href: string }[];
  /** Its own page, and how many photographs are on it. */
  page?: { href: string; pictures: string };
  isSample?: true;
}

interface ProjectsTableProps {
  region: {
    id: string;
    label: string;
    /** Shown if every row is a sample. If only some are, they are marked one by one. */
    note: string;
    rows: ShownProject[];
    pages: number;
  };
  page: number;
  rowsPerPage: number;
  hrefOf: (page: number) => string;
}

// In some browsers a table laid out as a list, as on phones, loses its roles, so they are repeated.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** A region's projects. All rows are in the HTML; with JavaScript, one page of them is shown at a time. */
export function ProjectsTable({ region, page, rowsPerPage, hrefOf }: ProjectsTableProps) {
  const { label, note, rows, pages } = region;
  const areSamples = rows.every(({ isSample }) => isSample);
  const table = useRef<HTMLTableElement>(null);
  const first = (page - 1) * rowsPerPage;
  const last = Math.min(first + rowsPerPage, rows.length);
  return (
    <div className="projects-table">
      <table role="table" aria-label={`Projects in ${label}`} aria-rowcount={rows.length + 1} ref={table}>
        <caption>
          <span className="projects-table__status">{`${first + 1}–${last} of ${rows.length}.`}</span>{" "}
          {areSamples && <span>{note}</span>}
        </caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {["Project", "Location", "Client"].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr
              // Rows have no identifier of their own, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              role="row"
              aria-rowindex={index + 2}
              data-shown={index >= first && index < last}
            >
              <td role="cell" data-number={index + 1}>
                {isOnlyNamed(row) && !(row.isSample && !areSamples) ? (
                  row.project
                ) : (
                  <NameAndProof {...row} isMarked={row.isSample && !areSamples} />
                )}
              </td>
              <td role="cell" data-label="Location">
                {row.location}
              </td>
              <td role="cell" data-label="Client">
                {row.client}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        label={`Pages of ${label}`}
        page={page}
        last={pages}
        hrefOf={hrefOf}
        onChoice={() => scrollToHead(table.current)}
      />
    </div>
  );
}

/** Whether only the name, the place and the client of a project are known, as of most. */
const isOnlyNamed = ({ page, year, area, products }: ShownProject) => !(page || year || area || products);

/** The project's name, linked to its page if it has one, and its data besides place and client. */
function NameAndProof(row: ShownProject & { isMarked: boolean | undefined }) {
  const { project, page, year, area, products, isMarked } = row;
  const facts = [year, area, page?.pictures, isMarked && "Sample project"].filter(Boolean);
  return (
    <>
      {page ? <a href={page.href}>{project}</a> : <span>{project}</span>}
      {facts.length > 0 && <span className="projects-table__proof">{facts.join(" · ")}</span>}
      {products && (
        <span className="projects-table__proof">
          Products used:{" "}
          {products.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ", "}
              <a href={href} translate="no">
                {name}
              </a>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** Scrolls back to the top of the table if it is out of view, so that a new page is read from its first row. */
function scrollToHead(table: HTMLElement | null) {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: "start" });
}
