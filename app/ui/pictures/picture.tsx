import type { ResolvedPicture } from "#content/schema/picture.ts";
import type { CSSProperties } from "react";
import { preload } from "react-dom";
import { belowTablet } from "../breakpoints.ts";
import { srcSet, widestFile } from "./picture-files.ts";
import { pictureCaption, pictureRemark } from "./picture-caption.ts";

interface PictureProps {
  picture: ResolvedPicture;
  /** Width of the picture on the page, as in the attribute of the same name. */
  sizes: string;
  /** The largest picture of the first screen: loaded eagerly and with high priority. */
  priority?: boolean | undefined;
  /**
   * Loaded eagerly, but with normal priority. A prerendered page has no layout yet, so lazy pictures would not
   * load.
   */
  eager?: boolean | undefined;
  /** Fills its box and is cropped, instead of determining the box's height. */
  cover?: boolean | undefined;
  /** The focal point of a crop, as in `object-position`. */
  focus?: string | undefined;
  /** The focal point on a phone. */
  phoneFocus?: string | undefined;
  /** Another crop for phones. */
  phonePicture?: ResolvedPicture | undefined;
  className?: string | undefined;
}

/**
 * A picture in the width that suits the screen. Its space is reserved until it has loaded. The files are AVIF, which
 * every browser that the site is built for can show; the script lets others load the JPEG (`boot-script.ts`).
 */
export function Picture(props: PictureProps) {
  const { picture, phonePicture, sizes, priority = false, eager = priority, cover = false, className } = props;
  if (import.meta.env.SSR && priority) preloadPicture(props);
  const names = ["picture", cover && "picture--cover", phonePicture && "picture--other-on-phones", className];
  const image = (
    <img
      className={names.filter(Boolean).join(" ")}
      style={pictureStyle(props)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      fetchPriority={priority ? "high" : undefined}
      sizes={sizes}
      srcSet={srcSet(picture, "avif")}
      src={widestFile(picture, "jpeg")}
    />
  );
  if (!phonePicture) return image;
  return (
    <picture>
      <source
        media={belowTablet}
        type="image/avif"
        width={phonePicture.width}
        height={phonePicture.height}
        sizes={sizes}
        srcSet={srcSet(phonePicture, "avif")}
      />
      {image}
    </picture>
  );
}

/** Preloads the picture at the start of the page, so that it is requested before the page's markup has been parsed. */
function preloadPicture({ picture, phonePicture, sizes }: PictureProps): void {
  const announce = (shown: ResolvedPicture, media?: string) =>
    preload(widestFile(shown, "avif"), {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet: srcSet(shown, "avif"),
      imageSizes: sizes,
      media,
    });
  if (phonePicture) announce(phonePicture, belowTablet);
  announce(picture, phonePicture && `not all and ${belowTablet}`);
}

function pictureStyle({ picture, phonePicture, focus, phoneFocus }: PictureProps): CSSProperties {
  return {
    "--picture-colour": picture.colour,
    ...(picture.preview && { "--picture-preview": `url(${picture.preview})` }),
    ...(phonePicture && { "--picture-phone-colour": phonePicture.colour }),
    ...(phonePicture?.preview && { "--picture-phone-preview": `url(${phonePicture.preview})` }),
    ...(focus && { "--picture-focus": focus }),
    ...(phoneFocus && { "--picture-phone-focus": phoneFocus }),
  } as CSSProperties;
}

/** The text under a picture. Nothing for a photograph without a caption. */
export function PictureCaption({ picture }: { picture: ResolvedPicture }) {
  const caption = pictureCaption(picture);
  return caption && <figcaption>{caption}</figcaption>;
}

interface PictureRemarkProps {
  picture: ResolvedPicture;
  /** The crop for phones, which may be rendered where the other is a photograph, or the reverse. */
  phonePicture?: ResolvedPicture | undefined;
  className: string;
}

/** The remark on a picture that covers a banner, on phones the one on its crop. Nothing for a photograph. */
export function PictureRemark({ picture, phonePicture = picture, className }: PictureRemarkProps) {
  const [remark, phoneRemark] = [pictureRemark(picture), pictureRemark(phonePicture)];
  if (remark === phoneRemark) return remark && <p className={className}>{remark}</p>;
  return (
    <>
      {remark && <p className={`${className} picture-remark--wide`}>{remark}</p>}
      {phoneRemark && <p className={`${className} picture-remark--phone`}>{phoneRemark}</p>}
    </>
  );
}
