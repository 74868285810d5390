import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { hasLongWord } from "#app/ui/figures/long-words.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { Term, TermText } from "#app/ui/terms/terms.tsx";
import type { ExplorerContent, TableColumn, TableValue } from "../explorer-content.ts";

interface ResultTableProps {
  columns: readonly TableColumn[];
  table: ExplorerContent["table"];
  products: readonly ProductCardContent[];
}

/** A figure up to this length, such as 750–800 kg/m³, stays on one line. */
const longestUnbroken = 14;

// A table that is laid out as a list on a phone loses its roles in some browsers, so they are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Products as a table of these figures, to be opened or put on the shortlist. */
export function ResultTable({ products, columns, table }: ResultTableProps) {
  return (
    <table className="result-table" role="table" aria-label="Products and their figures">
      <thead role="rowgroup">
        <tr role="row">
          {[{ id: "product", label: "Product", termId: undefined }, ...columns].map(({ id, label, termId }) => (
            <th key={id} role="columnheader" scope="col" className={hasLongWord(label) ? "breakable" : undefined}>
              <Term id={termId}>{label}</Term>
            </th>
          ))}
          <th role="columnheader" scope="col" className="result-table__action">
            <span className="visually-hidden">Shortlist</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {products.map(({ productId, path, name }) => (
          <tr key={productId} role="row">
            <th role="rowheader" scope="row">
              <AppLink to={path}>{name}</AppLink>
            </th>
            {columns.map(({ id, label }) => {
              const value = table[productId]?.[id];
              return (
                <td key={id} role="cell" data-label={label} data-empty={value === undefined}>
                  {value ? (
                    <span className={classesOf(value)}>
                      <TermText text={value.printed} />
                    </span>
                  ) : (
                    <span className="visually-hidden">Not supplied</span>
                  )}
                </td>
              );
            })}
            <td role="cell" className="result-table__action">
              <ShortlistButton productId={productId} productName={name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classesOf({ printed, sample }: TableValue): string {
  const breaking = printed.length <= longestUnbroken ? "unbroken" : hasLongWord(printed) && "breakable";
  return [breaking, sample && "sample-mark"].filter(Boolean).join(" ");
}
