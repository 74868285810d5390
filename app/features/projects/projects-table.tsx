import { useRef } from "react";
import { Pagination } from "./pagination.tsx";

interface ProjectsTableProps {
  region: {
    id: string;
    label: string;
    /** Shown while some of the rows are samples. */
    note?: string | undefined;
    rows: { project: string; location: string; client: string }[];
    pages: number;
  };
  page: number;
  rowsPerPage: number;
  hrefOf: (page: number) => string;
}

// In some browsers a table laid out as a list, as on phones, loses its roles, so they are repeated.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** A region's projects. All rows are in the HTML; with script, one page of them is shown at a time. */
export function ProjectsTable({ region, page, rowsPerPage, hrefOf }: ProjectsTableProps) {
  const { label, note, rows, pages } = region;
  const table = useRef<HTMLTableElement>(null);
  const first = (page - 1) * rowsPerPage;
  const last = Math.min(first + rowsPerPage, rows.length);
  return (
    <div className="projects-table">
      <table role="table" aria-label={`Projects in ${label}`} aria-rowcount={rows.length + 1} ref={table}>
        <caption>
          <span className="projects-table__status">{`${first + 1}–${last} of ${rows.length}.`}</span> {note}
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
          {rows.map(({ project, location, client }, index) => (
            <tr
              // Rows have no identifier of their own, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              role="row"
              aria-rowindex={index + 2}
              data-shown={index >= first && index < last}
            >
              <td role="cell" data-number={index + 1}>
                {project}
              </td>
              <td role="cell" data-label="Location">
                {location}
              </td>
              <td role="cell" data-label="Client">
                {client}
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

/** Scrolls back to the head of the table if it is out of view, so that a new page is read from its first row. */
function scrollToHead(table: HTMLElement | null) {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: "start" });
}
