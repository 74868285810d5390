import type { AskedProduct } from "./contact-data.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";

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
        <span className="quiet">Your enquiry is about</span> <span className="product-note__name">{product.name}</span>
      </p>
      <AppLink to="/contact" replace preventScrollReset onClick={onRemove}>
        Remove<span className="visually-hidden"> {product.name} from the enquiry</span>
      </AppLink>
    </div>
  );
}

function SmallPicture({ name, picture, drawing }: AskedProduct) {
  if (picture) {
    return (
      <picture>
        <source type="image/avif" srcSet={picture.avif} />
        <img src={picture.webp} alt="" width="56" height="56" />
      </picture>
    );
  }
  if (!drawing) return null;
  return (
    <div className="product-note__drawing" aria-hidden="true">
      <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
    </div>
  );
}
