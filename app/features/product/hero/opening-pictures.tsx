import { PictureStrip } from "../pictures/picture-strip.tsx";
import type { DetailPage } from "../product-page-content.ts";

/** The pictures of the product, as a carousel over the whole width. A single one stands beside the text instead. */
export function OpeningPictures({ page: { pictures, name, shown } }: { page: DetailPage }) {
  if (pictures.strip.length < 2) return null;
  return (
    <div className="opening-pictures">
      <PictureStrip
        label={`Pictures of the ${name}`}
        pictures={pictures.strip}
        shown={shown}
        sizes="(min-width: 1025px) 50vw, (min-width: 601px) 34vw, 100vw"
      />
    </div>
  );
}
