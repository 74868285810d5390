import type { ScalarQuantity } from "../figures/quantities.ts";

/** A figure's text in numbers. The key's `quantity` in `figures.yaml` decides how the text is read. */

/** One number or range, in the unit of its reading. An open end is undefined: `95+` has no maximum. */
export interface Span {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Descending, as in `+45° to -30°`. */
  readonly descending?: true;
  /** Words for this number only: `square`, `4x100W`, `Hot dip galvanized`. */
  readonly remark?: string;
}

/** A number or range with both its ends. */
export interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Numbers and ranges that are alternatives of each other: `12, 15, 16 or 18 mm`. */
export interface ScalarReading {
  readonly quantity: ScalarQuantity;
  /** The unit of every span, whatever unit was written. Empty if the figure has none. */
  readonly unit: string;
  readonly spans: readonly Span[];
  /** Words allowed instead of a number: `Custom`, `Variable`. */
  readonly open: readonly string[];
}

/** Length and width in the order in which they were written. */
export interface Size {
  readonly firstMm: number;
  readonly secondMm: number;
}

export interface SizeReading {
  readonly quantity: "size";
  readonly unit: "mm";
  readonly sizes: readonly Size[];
  /** The thicknesses of the sizes, if the figure gives them. */
  readonly thicknessesMm: readonly number[];
  readonly open: readonly string[];
}

/** A fire class as supplied (`Class 1 & P` is `1 & P`), or the standard that was tested to. */
export type FireRating =
  | { readonly fireClass: string }
  | { readonly standard: string; readonly editionYear?: number | undefined };

export interface FireReading {
  readonly quantity: "fire";
  readonly ratings: readonly FireRating[];
}

/** The temperature and the relative humidity of a climate figure, by our reading. */
export interface ClimateReading {
  readonly quantity: "climate";
  readonly temperatureCelsius?: number;
  readonly relativeHumidityPercent: number;
}

/** The electrical supply of a luminaire. */
export interface MainsReading {
  readonly quantity: "mains";
  readonly current: "AC" | "DC";
  readonly voltageV: Range;
  readonly frequencyHz?: Range;
}

export interface SeatReading {
  readonly quantity: "seat";
  /** As supplied, without the writing pad: `Auto Tip-Up`, `Sliding`, `Fix`. */
  readonly mechanism: string;
  readonly writingPad: boolean;
}

/** Alternatives in words: `MDF/HDF`, `Square, tegular or tongue and groove`. */
export interface WordsReading {
  readonly quantity: "words";
  readonly words: readonly string[];
}

/** Free text, which is printed and searched but never compared. */
export interface TextReading {
  readonly quantity: "text";
  readonly lines: readonly string[];
}

export type Reading =
  | ScalarReading
  | SizeReading
  | FireReading
  | ClimateReading
  | MainsReading
  | SeatReading
  | WordsReading
  | TextReading;

export type Quantity = Reading["quantity"];
