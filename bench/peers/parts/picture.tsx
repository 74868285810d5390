import type { ResolvedPicture } from "../../../content/schema/picture.ts";
import { srcSet, widestFile } from "../../../app/ui/pictures/picture-files.ts";

interface PictureProps {
  picture: ResolvedPicture;
  phonePicture?: ResolvedPicture | undefined;
  sizes: string;
  priority?: boolean;
  alt?: string;
}

/** The site's own picture files, with the same widths. */
export function Picture({ picture, phonePicture, sizes, priority = false, alt = picture.alt }: PictureProps) {
  return (
    <picture>
      {phonePicture && (
        <source media="(max-width: 767px)" type="image/avif" srcSet={srcSet(phonePicture, "avif")} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
      <img
        alt={alt}
        width={picture.width}
        height={picture.height}
        style={{ background: picture.colour }}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={priority ? "high" : undefined}
        sizes={sizes}
        srcSet={srcSet(picture, "jpeg")}
        src={widestFile(picture, "jpeg")}
      />
    </picture>
  );
}
