import { Drawing } from "#app/drawings/drawing.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";
import { narrowestFile, type PictureFiles } from "./picture-files.ts";

/** A product as a thumbnail shows it. */
export interface ThumbnailProduct {
  name: string;
  /** Addresses of a small picture in two formats. */
  picture?: { avif: string; jpeg: string } | undefined;
  /** Shown where there is no picture. */
  drawing?: DrawingData | undefined;
}

/** A product's picture or drawing beside its name, hidden from screen readers because it adds nothing to the name. */
export function SmallPicture({ name, picture, drawing }: ThumbnailProduct) {
  return (
    <div className="small-picture" aria-hidden="true">
      {picture ? (
        <img srcSet={picture.avif} src={picture.jpeg} alt="" width="96" height="120" loading="lazy" decoding="async" />
      ) : (
        drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
      )}
    </div>
  );
}

interface PicturedProduct {
  pictures: {
    product?: PictureFiles | undefined;
    carousel: readonly PictureFiles[];
    banner?: PictureFiles | undefined;
  };
  patterns?: { items: readonly { picture?: PictureFiles | undefined }[] } | undefined;
}

/** The narrowest files of the picture that shows a product best, in two formats; undefined if it has none. Loaders only. */
export function smallPictureOf({ pictures, patterns }: PicturedProduct): ThumbnailProduct["picture"] {
  const picture = pictures.product ?? pictures.carousel[0] ?? pictures.banner ?? patterns?.items[0]?.picture;
  return picture && { avif: narrowestFile(picture, "avif"), jpeg: narrowestFile(picture, "jpeg") };
}
