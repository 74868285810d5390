import type { ResolvedPicture } from "#content/schema/picture.ts";
import type { CSSProperties } from "react";
import { preload } from "react-dom";
import { belowTablet } from "../breakpoints.ts";

type PictureFormat = keyof ResolvedPicture["widths"];

const fileEndings: Record<PictureFormat, string> = { avif: "avif", jpeg: "jpg" };

interface PictureProps {
  picture: ResolvedPicture;
  /** Width of the picture on the page, as in the attribute of the same name. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and before others. */
  priority?: boolean | undefined;
  /** Fills the box around it and is cropped, instead of giving the box its height. */
  cover?: boolean | undefined;
  /** The point that a crop keeps, as in `object-position`. */
  focus?: string | undefined;
  /** The same on a phone. */
  phoneFocus?: string | undefined;
  /** Another crop for phones. */
  phonePicture?: ResolvedPicture | undefined;
  className?: string | undefined;
}

/** A picture in the format and width that suit the browser. Its space is reserved until it has loaded. */
export function Picture(props: PictureProps) {
  const { picture, phonePicture, sizes, priority = false, cover = false, className } = props;
  if (import.meta.env.SSR && priority) preloadPicture(props);
  const names = ["picture", cover && "picture--cover", className].filter(Boolean).join(" ");
  return (
    <picture className={names} style={pictureStyle(props)}>
      {phonePicture && <Sources picture={phonePicture} sizes={sizes} media={belowTablet} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        className="picture__image"
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : "auto"}
        sizes={sizes}
        srcSet={srcSet(picture, "jpeg")}
        src={widestFile(picture, "jpeg")}
      />
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

function Sources({ picture, sizes, media }: { picture: ResolvedPicture; sizes: string; media?: string }) {
  const { width, height } = picture;
  const shared = { sizes, media, width, height };
  return (
    <>
      <source type="image/avif" srcSet={srcSet(picture, "avif")} {...shared} />
      {media && <source type="image/jpeg" srcSet={srcSet(picture, "jpeg")} {...shared} />}
    </>
  );
}

/** The part of a picture that names its files. */
export type PictureFiles = Pick<ResolvedPicture, "id" | "version" | "widths">;

/** The address of a picture's widest file in a format. */
export function widestFile(picture: PictureFiles, format: PictureFormat): string {
  return fileAddress(picture, format, picture.widths[format].at(-1) ?? 0);
}

/**
 * A picture for a place that is never wider than this: without the files that nobody would be sent there. Of each format
 * one file is kept that is wide enough, or else the widest.
 */
export function pictureForWidth(picture: ResolvedPicture, widthPx: number): ResolvedPicture {
  const upTo = (widths: readonly number[]) => {
    const enough = widths.findIndex((each) => each >= widthPx);
    return enough < 0 ? widths : widths.slice(0, enough + 1);
  };
  const { avif, jpeg } = picture.widths;
  return { ...picture, widths: { avif: upTo(avif), jpeg: upTo(jpeg) } };
}

/** The address of a picture's narrowest file in a format: for a thumbnail. */
export function narrowestFile(picture: PictureFiles, format: PictureFormat): string {
  return fileAddress(picture, format, picture.widths[format][0] ?? 0);
}

function fileAddress({ id, version }: PictureFiles, format: PictureFormat, widthPx: number): string {
  return `/pictures/${id}-${widthPx}.${version}.${fileEndings[format]}`;
}

function srcSet(picture: PictureFiles, format: PictureFormat): string {
  return picture.widths[format].map((width) => `${fileAddress(picture, format, width)} ${width}w`).join(", ");
}

function pictureStyle({ picture, focus, phoneFocus }: PictureProps): CSSProperties {
  return {
    "--picture-colour": picture.colour,
    "--picture-preview": `url(${picture.preview})`,
    ...(focus && { "--picture-focus": focus }),
    ...(phoneFocus && { "--picture-phone-focus": phoneFocus }),
  } as CSSProperties;
}
