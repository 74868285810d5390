import { AppLink } from "../../ui/app-link.tsx";
import type { ProductCardContent } from "../../ui/product-card.tsx";
import type { ExplorerContent, TableValue } from "./explorer-content.ts";

interface ResultTableProps extends Pick<ExplorerContent, "columns" | "table"> {
  products: readonly ProductCardContent[];
}

/** A figure up to this length, such as 750–800 kg/m³, stays on one line. */
const longestUnbroken = 14;

/** As many columns as stand side by side without crowding. */
const mostColumns = 5;

// A table that is laid out as a list on a phone loses its roles in some browsers, so they are said again.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Products as a table of the figures that most of them have. */
export function ResultTable({ products, columns, table }: ResultTableProps) {
  const tally = (id: string) => products.filter(({ productId }) => table[productId]?.[id]).length;
  const common = new Set(
    columns
      .filter(({ id }) => tally(id) > 0)
      .toSorted((a, b) => tally(b.id) - tally(a.id))
      .slice(0, mostColumns),
  );
  const shown = columns.filter((column) => common.has(column));
  return (
    <table className="result-table" role="table" aria-label="Products and their figures">
      <thead role="rowgroup">
        <tr role="row">
          {[{ id: "product", label: "Product" }, ...shown].map(({ id, label }) => (
            <th key={id} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map(({ productId, path, name }) => (
          <tr key={productId} role="row">
            <th role="rowheader" scope="row">
              <AppLink to={path}>{name}</AppLink>
            </th>
            {shown.map(({ id, label }) => {
              const value = table[productId]?.[id];
              return (
                <td key={id} role="cell" data-label={label} data-empty={value === undefined}>
                  {value ? (
                    <span className={classesOf(value)}>{value.printed}</span>
                  ) : (
                    <span className="visually-hidden">Not supplied</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classesOf({ printed, sample }: TableValue): string {
  return [printed.length <= longestUnbroken && "unbroken", sample && "sample-mark"].filter(Boolean).join(" ");
}
