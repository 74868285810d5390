import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { PictureCarouselProps } from "./picture-carousel.island.tsx";
import PictureCarousel from "./picture-carousel.island.tsx";

/** Several pictures as a carousel, one as a figure. */
export function PictureStrip(props: PictureCarouselProps) {
  const { pictures } = props;
  const [only] = pictures;
  if (!only || pictures.length > 1) return <PictureCarousel {...props} />;
  return (
    <figure>
      <Picture picture={only} sizes="(min-width: 992px) 66vw, 92vw" />
      <figcaption>{pictureCaption(only)}</figcaption>
    </figure>
  );
}
