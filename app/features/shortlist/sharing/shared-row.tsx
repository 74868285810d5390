import { AppLink } from "#app/ui/app-link.tsx";
import { FigureText } from "#app/ui/figures/figure-text.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import { choiceKinds } from "../list/choice-kinds.ts";
import { choiceLabels, optionLabel } from "../list/product-choices.ts";
import { printAmount } from "../list/shortlist-text.ts";
import type { ShortlistItem } from "../list/shortlist.ts";
import type { ListedProduct } from "../shortlist-page-content.ts";

interface SharedRowProps {
  item: ShortlistItem;
  product: ListedProduct;
}

/** An entry of a shared list, to be read: the product with its picture and figures, and what is chosen for it. */
export function SharedRow({ item, product }: SharedRowProps) {
  const { name, figures, gone = false } = product;
  const chosen = [
    ...choiceKinds.map((kind) => [choiceLabels[kind], item[kind] && optionLabel(item[kind])]),
    ["Quantity", item.amount && printAmount(item.amount)],
    ["Remark", item.remark],
  ].filter(([, value]) => value);
  return (
    <article className="item-row shared-row" aria-label={name}>
      <SmallPicture {...product} />
      <div className="item-row__head">
        <h3>{gone ? name : <AppLink to={`/${item.productId}`}>{name}</AppLink>}</h3>
        <p className="small quiet">
          {gone ? (
            "No longer in the catalogue."
          ) : (
            <FigureText
              text={figures
                .map(({ label, value, sample }) => `${label} ${value}${sample ? " (sample)" : ""}`)
                .join(" · ")}
              unbroken={figures.flatMap(({ unbroken = [] }) => unbroken)}
            />
          )}
        </p>
      </div>
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
