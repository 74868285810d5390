import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { AppLink, onPlainClick } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import type { ComparableProduct } from "../compare-page-content.ts";

interface ComparisonHeadProps {
  products: readonly ComparableProduct[];
  /** The address of the comparison without a product. */
  hrefWithout: (id: string) => string;
  remove: (id: string) => void;
}

/** The products: one row with their pictures and controls, then one with their names, which are the column headings. */
export function ComparisonHead({ products, hrefWithout, remove }: ComparisonHeadProps) {
  return (
    <thead>
      <tr className="comparison__pictures">
        <th scope="row">
          <span className="visually-hidden">Picture and options</span>
        </th>
        {products.map((product) => (
          <td key={product.id}>
            <div className="comparison__picture">
              <SmallPicture {...product} />
              <AppLink
                className="round-button comparison__remove"
                data-remove={product.id}
                to={hrefWithout(product.id)}
                prefetch="none"
                preventScrollReset
                aria-label={`Remove ${product.name}`}
                onClick={(event) => onPlainClick(event, () => remove(product.id))}
              >
                <Icon name="close" />
              </AppLink>
              <div className="comparison__shortlist">
                <ShortlistButton productId={product.id} productName={product.name} />
              </div>
            </div>
          </td>
        ))}
      </tr>
      <tr className="comparison__names">
        <th scope="col">
          <span className="visually-hidden">Quantity</span>
        </th>
        {products.map(({ id, path, name }) => (
          <th key={id} scope="col">
            <AppLink to={path}>{name}</AppLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}
