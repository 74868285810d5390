import { Drawing } from "../../ui/drawings/drawing.tsx";
import type { ListedProduct } from "./page.ts";

/** A product's picture or drawing beside its name, so that it says nothing itself. */
export function SmallPicture({ name, picture, drawing }: Pick<ListedProduct, "name" | "picture" | "drawing">) {
  return (
    <div className="small-picture" aria-hidden="true">
      {picture ? (
        <picture>
          <source type="image/avif" srcSet={picture.avif} />
          <img src={picture.webp} alt="" width="96" height="120" loading="lazy" decoding="async" />
        </picture>
      ) : (
        drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
      )}
    </div>
  );
}
