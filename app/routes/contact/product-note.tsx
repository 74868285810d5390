import { lazy, Suspense } from "react";
import type { AskedProduct } from "./contact-data.ts";
import type { Drawn as DrawnPart } from "../../ui/drawings/drawn.tsx";
import { AppLink } from "../../ui/app-link.tsx";

const NoDrawing: typeof DrawnPart = () => <></>;

// The drawings are code that this page needs for few products. Where it does not arrive, the note stands without its drawing.
const Drawn = lazy(() =>
  import("../../ui/drawings/drawn.tsx").then(
    (module) => ({ default: module.Drawn }),
    () => ({ default: NoDrawing }),
  ),
);

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
      <Suspense fallback={null}>
        <div className="drawing drawing--cover">
          <Drawn drawing={drawing} title={name} fit="cover" frame={false} />
        </div>
      </Suspense>
    </div>
  );
}
