import { Picture, PictureCaption } from "#app/ui/pictures/picture.tsx";
import type { PictureCarouselProps } from "./picture-carousel.island.tsx";
import PictureCarousel from "./picture-carousel.island.tsx";

/** Three or more pictures as a carousel, fewer as figures. */
export function PictureStrip(props: PictureCarouselProps) {
  const { pictures } = props;
  if (pictures.length > 2) return <PictureCarousel {...props} />;
  const isPair = pictures.length === 2;
  return (
    <div className={isPair ? "picture-pair" : undefined}>
      {pictures.map((picture) => (
        <figure key={picture.id}>
          <Picture
            picture={picture}
            sizes={isPair ? "(min-width: 992px) 33vw, 92vw" : "(min-width: 992px) 66vw, 92vw"}
          />
          <PictureCaption picture={picture} />
        </figure>
      ))}
    </div>
  );
}
