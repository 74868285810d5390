import { choiceKinds, choiceLabels } from "#content/printed/choices.ts";
import { optionLabel } from "../list/product-choices.ts";
import { printAmount } from "../list/shortlist-text.ts";
import type { ShortlistItem } from "../list/shortlist.ts";
import { ListedProductHead } from "../listed-product-head.tsx";
import type { ListedProduct } from "../build-shortlist-page.ts";

interface SharedRowProps {
  item: ShortlistItem;
  product: ListedProduct;
}

/** A read-only entry of a shared list: the product with its picture and figures, and its choices. */
export function SharedRow({ item, product }: SharedRowProps) {
  const chosen = [
    ...choiceKinds.map((kind) => [choiceLabels[kind], item[kind] && optionLabel(item[kind])]),
    ["Quantity", item.amount && printAmount(item.amount)],
    ["Remark", item.remark],
  ].filter(([, value]) => value);
  return (
    <article className="item-row shared-row" aria-label={product.name}>
      <ListedProductHead productId={item.productId} product={product} Heading="h3" />
      {chosen.length > 0 && (
        <dl className="shared-row__chosen">
          {chosen.map(([label, value]) => (
            <div key={label} className={label === "Remark" ? "shared-row__remark" : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
