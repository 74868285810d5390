import { sitePages } from "#content/page-registry.ts";
import { Link } from "react-router";
import type { AskedProduct } from "./contact-data.ts";
import { SmallPicture } from "#app/ui/pictures/small-picture.tsx";

interface ProductNoteProps {
  product: AskedProduct;
  onRemove: () => void;
}

/** Says which product the enquiry is about. Without script its link opens the page without the product. */
export function ProductNote({ product, onRemove }: ProductNoteProps) {
  return (
    <div className="product-note">
      <SmallPicture {...product} />
      <p>
        <span className="quiet">Your enquiry is about</span>{" "}
        <span className="product-note__name" translate="no">
          {product.name}
        </span>
      </p>
      <Link to={sitePages.contact.path} replace preventScrollReset onClick={onRemove}>
        Remove<span className="visually-hidden">{` ${product.name} from the enquiry`}</span>
      </Link>
    </div>
  );
}
