export interface FigureTableProps {
  /** The caption for screen readers. */
  caption: string;
  columns: string[];
  rows: { name: string; path: string; values: { value: string; sample: boolean }[] }[];
}

/** Longer names and figures, in characters, may wrap. */
const longestUnbroken = { name: 12, figure: 14 };

/** The products of a listing side by side in words, if no figure puts them on one axis. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <div className="figure-table-room">
      <table className="figure-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column.length > longestUnbroken.name ? "breakable" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, path, values }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path} className={name.length > longestUnbroken.name ? "breakable" : undefined}>
                  {name}
                </a>
              </th>
              {values.map(({ value, sample }, index) => (
                <td key={columns[index + 1]} className={classesOf(value, sample)} data-label={columns[index + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classesOf(value: string, sample: boolean): string {
  return [value.length > longestUnbroken.figure && "breakable", sample && "sample-mark"].filter(Boolean).join(" ");
}
