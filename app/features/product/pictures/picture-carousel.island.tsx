import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { DetailPage } from "../build-product-page.ts";
import { Carousel } from "./carousel.tsx";
import { island } from "#app/islands/island.tsx";

export interface PictureCarouselProps {
  label: string;
  /** Two or more. */
  pictures: readonly ResolvedPicture[];
  shown: DetailPage["shown"];
  /** Width of a picture on the page, as in the attribute of the same name. */
  sizes: string;
}

/** Pictures with their captions as a carousel. */
function PictureCarousel({ label, pictures, shown, sizes }: PictureCarouselProps) {
  return (
    <Carousel
      label={label}
      shown={shown}
      slides={pictures.map((picture) => ({
        id: picture.id,
        picture: <Picture picture={picture} sizes={sizes} cover className="carousel__picture" />,
        caption: pictureCaption(picture),
      }))}
    />
  );
}

export default island("picture-carousel", PictureCarousel);
