/** A picture of a scene or product, or a swatch of one material that is never shown large. */
export type PictureKind = "picture" | "swatch";

export type PictureFormat = "avif" | "jpeg";

/**
 * Only screens with two or more device pixels for each show wider variants, and hide what a lower quality loses: at 54
 * they have half the bytes of 66.
 */
const denseAbovePx = 1600;
const bestDenseQuality = 54;

/** The qualities to try in turn for a variant. */
export function qualitiesFor({ qualities }: FormatSettings, widthPx: number): readonly number[] {
  return widthPx > denseAbovePx ? qualities.filter((each) => each <= bestDenseQuality) : qualities;
}

/** The AVIF tuning, and the largest width that is encoded with effort 1; wider pictures use effort 0. */
export interface AvifSettings {
  tune: "auto" | "ssim";
  effort1UpToPx: number;
}

/** The widths of one format in pixels, and the qualities to try in turn until a variant fits its budget. */
export interface FormatSettings {
  widthsPx: number[];
  qualities: readonly number[];
  avif?: AvifSettings;
}

/** The largest file size of a variant up to this width. */
interface Budget {
  upToWidthPx: number;
  bytes: number;
}

export interface KindSettings {
  formats: Record<PictureFormat, FormatSettings>;
  avifBudgets: Budget[];
}

// Measured on a twentieth of the masters with the structural similarity (SSIM) of their brightness, for which AVIF is tuned: at effort 1
// and quality 66, files of 640 and 828 px have 7 and 12 % fewer bytes than with the encoder's own tuning at quality 62, look as much like
// the master, and take a tenth less time. Effort 0 takes a third of the time at 1080 px and adds 2 %; at 828 px it adds 12 %. Each width
// is about half as much again as the previous one. 750 px is what most phones are given: the cards of a listing on one of 390 px with three
// dots to a pixel, and the whole width of one of 360 px with two. Widths of 640 and 828 px instead of it take a sixth more time.
const avif = {
  qualities: [66, 62, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22],
  avif: { tune: "ssim", effort1UpToPx: 750 },
} as const;
// A swatch is all texture, which this tuning keeps even beyond the byte budget. Effort 0 takes two fifths of the time and adds
// 3 % to the bytes of all swatches.
const avifOfTexture = {
  qualities: [62, 58, 54, 50, 46, 42, 38, 34, 30],
  avif: { tune: "auto", effort1UpToPx: 0 },
} as const;
// JPEG serves thumbnails, other sites, and browsers whose AVIF file failed.
const jpeg = { qualities: [76] };

export const encodingSettings: Record<PictureKind, KindSettings> = {
  picture: {
    formats: {
      avif: { ...avif, widthsPx: [320, 480, 750, 1080, 1600, 2000] },
      jpeg: { ...jpeg, widthsPx: [320, 1280] },
    },
    avifBudgets: [
      { upToWidthPx: 480, bytes: 35_000 },
      { upToWidthPx: 1280, bytes: 120_000 },
    ],
  },
  swatch: {
    formats: {
      avif: { ...avifOfTexture, widthsPx: [160, 320, 480, 640] },
      jpeg: { ...jpeg, widthsPx: [160, 640] },
    },
    avifBudgets: [
      { upToWidthPx: 480, bytes: 8_000 },
      { upToWidthPx: 640, bytes: 35_000 },
    ],
  },
};

export const fileEndings: Record<PictureFormat, string> = { avif: "avif", jpeg: "jpg" };

/**
 * The widths that a master is encoded at: every step that is not wider than the master, and the master's own width if the
 * next smaller step would lose more than a tenth of it.
 */
export function variantWidthsPx(stepsPx: number[], masterWidthPx: number): number[] {
  const fitting = stepsPx.filter((step) => step <= masterWidthPx);
  const largest = fitting.at(-1) ?? 0;
  const widest = stepsPx.at(-1) ?? 0;
  return masterWidthPx < widest && largest < masterWidthPx * 0.9 ? [...fitting, masterWidthPx] : fitting;
}

/** The byte budget of an AVIF variant of this width; no limit above the widest budget. */
export function avifBudgetBytes(kind: PictureKind, widthPx: number): number {
  const budget = encodingSettings[kind].avifBudgets.find(({ upToWidthPx }) => widthPx <= upToWidthPx);
  return budget?.bytes ?? Number.POSITIVE_INFINITY;
}
