import { AppLink } from "#app/ui/app-link.tsx";

export interface FigureTableProps {
  /** What the table shows, for those who do not see it. */
  caption: string;
  columns: string[];
  rows: { name: string; path: string; values: { value: string; sample: boolean }[] }[];
}

/** The products of a listing beside each other in words, where no figure puts them on one axis. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table className="figure-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, path, values }) => (
          <tr key={path}>
            <th scope="row">
              <AppLink to={path}>{name}</AppLink>
            </th>
            {values.map(({ value, sample }, index) => (
              <td key={columns[index + 1]} className={sample ? "sample-mark" : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
