import { useRef } from "react";
import { Pagination } from "./pagination.tsx";

interface ProjectsTableProps {
  region: {
    id: string;
    label: string;
    /** Said of the rows while some are samples. */
    note?: string | undefined;
    rows: { project: string; location: string; client: string }[];
    pages: number;
  };
  page: number;
  rowsPerPage: number;
  hrefOf: (page: number) => string;
}

// A table that is laid out as a list on a phone loses its roles in some browsers, so they are said again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** A region's projects. All rows are on the page; script shows one page of them at a time. */
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
        onChoice={() => showFrom(table.current)}
      />
    </div>
  );
}

/** Brings the head of the table into view when it has been scrolled past, so that a new page is read from its first row. */
function showFrom(table: HTMLElement | null) {
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: "start" });
}
