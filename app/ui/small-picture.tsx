import { Drawing } from "#app/drawings/drawing.tsx";
import type { DrawingData } from "#app/drawings/types.ts";

interface SmallPictureProps {
  name: string;
  /** Addresses of a small picture in two formats. */
  picture?: { avif: string; webp: string } | undefined;
  /** Stands where there is no picture. */
  drawing?: DrawingData | undefined;
}

/** A product's picture or drawing beside its name, so that it says nothing itself. */
export function SmallPicture({ name, picture, drawing }: SmallPictureProps) {
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
