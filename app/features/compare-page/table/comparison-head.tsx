import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { Link } from "react-router";
import { onPlainClick } from "#app/ui/plain-click.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";
import type { ComparableProduct } from "../build-compare-page.ts";

interface ComparisonHeadProps {
  products: readonly ComparableProduct[];
  /** The address of the comparison without a product. */
  hrefWithout: (id: string) => string;
  remove: (id: string) => void;
}

/**
 * The products: one row with their pictures and controls, then one with their names, which are the column
 * headings.
 */
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
              <Link
                className="round-button comparison__remove"
                data-remove={product.id}
                to={hrefWithout(product.id)}
                preventScrollReset
                aria-label={`Remove ${product.name}`}
                onClick={(event) => onPlainClick(event, () => remove(product.id))}
              >
                <Icon name="close" />
              </Link>
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
            <a href={path} translate="no">
              {name}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}
