import { Carousel } from "./carousel.tsx";
import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { DetailPage } from "../product-page-content.ts";

interface PictureStripProps {
  label: string;
  pictures: ResolvedPicture[];
  shown: DetailPage["shown"];
  /** Width of a picture on the page, as in the attribute of the same name. */
  sizes: string;
}

/** Several pictures as a carousel, one as a figure. */
export function PictureStrip({ label, pictures, shown, sizes }: PictureStripProps) {
  const [only] = pictures;
  if (only && pictures.length === 1) {
    return (
      <figure>
        <Picture picture={only} sizes={sizes} />
        <figcaption>{pictureCaption(only)}</figcaption>
      </figure>
    );
  }
  return (
    <Carousel
      label={label}
      shown={shown}
      slides={pictures.map((picture) => ({
        id: picture.id,
        picture: <Picture picture={picture} sizes={sizes} cover />,
        caption: pictureCaption(picture),
      }))}
    />
  );
}
