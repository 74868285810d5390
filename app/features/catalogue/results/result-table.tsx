import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { hasLongWord } from "#app/ui/figures/figure-text.tsx";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { Term, TermText } from "#app/ui/terms/terms.tsx";
import { nothingAsked, type AskedOfProduct } from "./asked.ts";
import type { ExplorerContent, TableColumn, TableValue } from "../build-explorer.ts";
import { ownFigures, type ShownColumn } from "./table-figures.ts";

interface ResultTableProps {
  /** The columns that are shown. */
  shown: readonly ShownColumn[];
  /** All available columns. */
  columns: readonly TableColumn[];
  table: ExplorerContent["table"];
  products: readonly ProductCardContent[];
  /** What a product's row says about the search. */
  askedOf?: (productId: string) => AskedOfProduct;
}

/** A figure up to this length, such as 750–800 kg/m³, stays on one line. */
const longestUnbroken = 14;

const askedOfNone = () => nothingAsked;

// A table that is laid out as a list on a phone loses its roles in some browsers, so they are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Products as a table of the figures that most of them have. A product without these shows its own figures in its
 * row. The figures are the last columns, because a narrow screen leaves some of them out.
 */
export function ResultTable({ products, shown, columns, table, askedOf = askedOfNone }: ResultTableProps) {
  return (
    <div className="result-table__frame">
      <table className="result-table" role="table" aria-label="Products and their figures">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="result-table__compare">
              Compare
            </th>
            <th role="columnheader" scope="col">
              Product
            </th>
            <th role="columnheader" scope="col" className="result-table__shortlist">
              <span className="visually-hidden">Shortlist</span>
            </th>
            {shown.map(({ id, label, termId, rank }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-rank={rank}
                className={hasLongWord(label) ? "breakable" : undefined}
              >
                <Term id={termId}>{label}</Term>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map((product) => (
            <Row key={product.productId} {...{ product, shown, columns, table, askedOf }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<Required<ResultTableProps>, "products"> & { product: ProductCardContent };

function Row({ product, shown, columns, table, askedOf }: RowProps) {
  const { productId, path, name } = product;
  const { unmet, absent } = askedOf(productId);
  const own = ownFigures(product, shown, columns, table);
  return (
    <tr role="row">
      <td role="cell" className="result-table__compare">
        <CompareToggle productId={productId} productName={name} />
      </td>
      <th role="rowheader" scope="row" className={hasLongWord(name) ? "breakable" : undefined}>
        <a href={path} translate="no">
          {name}
        </a>
        {unmet.length > 0 && <span className="result-table__missing">Does not match: {unmet.join(", ")}</span>}
        {absent.length > 0 && <span className="result-table__missing">Not supplied: {absent.join(", ")}</span>}
      </th>
      <td role="cell" className="result-table__shortlist">
        <ShortlistButton productId={productId} productName={name} />
      </td>
      {own ? (
        <td role="cell" className="result-table__own" colSpan={shown.length || undefined}>
          {own.map((figure) => (
            <span key={figure.label}>
              {figure.label && <span className="quiet">{figure.label} </span>}
              <Value {...figure} />
            </span>
          ))}
          {own.length === 0 && <span className="visually-hidden">Not supplied</span>}
        </td>
      ) : (
        shown.map(({ id, label, rank }) => {
          const value = table[productId]?.[id];
          return (
            <td key={id} role="cell" data-label={label} data-rank={rank} data-empty={value === undefined}>
              {value ? <Value {...value} /> : <span className="visually-hidden">Not supplied</span>}
            </td>
          );
        })
      )}
    </tr>
  );
}

function Value(value: TableValue) {
  return (
    <span className={classesOf(value)}>
      <TermText text={value.printed} />
    </span>
  );
}

function classesOf({ printed, sample }: TableValue): string {
  const breaking = printed.length <= longestUnbroken ? "unbroken" : hasLongWord(printed) && "breakable";
  return [breaking, sample && "sample-mark"].filter(Boolean).join(" ");
}
