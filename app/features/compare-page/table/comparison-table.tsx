import { sitePages } from "#content/page-registry.ts";
import { useRef } from "react";
import { comparisonAddress, withoutProduct, type Comparison } from "#app/features/compare/index.ts";
import {
  evidenceGroup,
  wordsForMissing,
  type ComparisonGroup,
  type ComparisonRow,
  type ComparisonCell,
} from "../comparison/comparison-rows.ts";
import { onRequest } from "#content/printed/evidence.ts";
import { Term } from "#app/ui/terms/terms.tsx";
import { ComparisonHead } from "./comparison-head.tsx";
import { FixedNames } from "./fixed-names.tsx";
import type { ComparableProduct } from "../build-compare-page.ts";
import type { ComparedQuantity } from "../comparison/comparison.ts";
import { NrcScale } from "#app/ui/figures/nrc-scale.tsx";

interface ComparisonTableProps {
  comparison: Comparison;
  products: readonly ComparableProduct[];
  groups: readonly ComparisonGroup[];
  remove: (id: string) => void;
}

/**
 * Products in columns, quantities in rows. If there is no room for all columns, the row headings stay in place and the columns
 * are swiped.
 */
export function ComparisonTable({ comparison, products, groups, remove }: ComparisonTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const asking = products.some((product) => product.onRequest.length > 0);
  return (
    <div className="comparison">
      <FixedNames names={products.map(({ id, name }) => ({ id, name }))} frame={frame} />
      <div ref={frame} className="comparison__frame">
        <table className="comparison__table" aria-label="Products and their figures">
          <ComparisonHead
            products={products}
            hrefWithout={(id) => comparisonAddress(withoutProduct(comparison, id))}
            remove={remove}
          />
          {groups.map(({ label, rows }) => (
            <tbody key={label}>
              <GroupHead label={label} columns={products.length + 1} />
              {rows.map((row) => (
                <Row key={row.quantity.id} row={row} products={products} />
              ))}
            </tbody>
          ))}
          <tbody className="comparison__asking">
            {groups.length === 0 && (
              <tr>
                <td colSpan={products.length + 1}>The figures supplied for these products are identical.</td>
              </tr>
            )}
            {asking && groups.at(-1)?.label !== evidenceGroup && (
              <GroupHead label={evidenceGroup} columns={products.length + 1} />
            )}
            {asking && (
              <tr>
                <th scope="row">{onRequest}</th>
                {products.map((product) => (
                  <td key={product.id}>
                    {product.onRequest.map((request) => (
                      <RequestLink key={request.label} product={product} {...request} />
                    ))}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function GroupHead({ label, columns }: { label: string; columns: number }) {
  return (
    <tr>
      <th className="comparison__group" scope="rowgroup" colSpan={columns}>
        <span>{label}</span>
      </th>
    </tr>
  );
}

function Row({ row, products }: { row: ComparisonRow; products: readonly ComparableProduct[] }) {
  const { quantity, unit, cells } = row;
  return (
    <tr data-quantity={quantity.id}>
      <th scope="row">
        <Term id={quantity.term}>{quantity.label}</Term>
        {unit && (
          <span>
            ,{" "}
            <span className="comparison__unit" translate="no">
              {unit}
            </span>
          </span>
        )}
      </th>
      {products.map((product, place) => {
        const cell = cells[place];
        return (
          <td key={product.id}>
            {cell?.figure ? (
              <ComparisonFigure cell={cell} quantity={quantity} nrc={quantity.id === "nrc" ? product.nrc : undefined} />
            ) : (
              <MissingFigure quantity={quantity} product={product} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function MissingFigure({ quantity, product }: { quantity: ComparedQuantity; product: ComparableProduct }) {
  const words = wordsForMissing(quantity, product.onRequest);
  const request = product.onRequest.find(({ ask }) => ask === quantity.id);
  if (!request) return <span className="quiet">{words}</span>;
  return (
    <RequestLink product={product} {...request}>
      {words}
    </RequestLink>
  );
}

interface RequestLinkProps {
  product: ComparableProduct;
  label: string;
  ask: string;
  /** Instead of the label. */
  children?: string;
}

/** A link to an enquiry for what was not supplied. */
function RequestLink({ product: { id, name }, label, ask, children }: RequestLinkProps) {
  const words = [children, label].filter(Boolean).join(": ");
  return (
    <a
      className="comparison__ask"
      href={`${sitePages.contact.path}?product=${id}&ask=${ask}`}
      aria-label={`${words}, ${name}`}
    >
      {children ?? label}
    </a>
  );
}

interface ComparisonFigureProps {
  cell: ComparisonCell;
  quantity: ComparedQuantity;
  /** Draws the figure on the absorption scale. */
  nrc: { minimum: number; maximum: number } | undefined;
}

/** A product's data for a quantity. */
function ComparisonFigure({ cell, quantity, nrc }: ComparisonFigureProps) {
  const { lines, figure, best } = cell;
  return (
    <>
      <span className={figure?.sample ? "comparison__lines sample-mark" : "comparison__lines"}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {best && <strong className="comparison__best">{quantity.best?.mark}</strong>}
      {nrc && <NrcScale {...nrc} />}
    </>
  );
}
