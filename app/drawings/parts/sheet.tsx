import { createContext, useContext, type ReactNode } from "react";
import { round } from "./path-data.ts";

/** A part of the sheet: left, top, width and height in sheet units. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface SheetSettings {
  /** The accessible name: what is drawn and its dimensions. */
  label: string;
  /** A cover shows the bare object; a sheet adds dimensions and words. */
  cover: boolean;
}

export const SheetContext = createContext<SheetSettings>({ label: "", cover: false });

interface SheetProps {
  /** Height of the sheet. Every sheet is 480 units wide, so that text and lines are the same size on all of them. */
  height: number;
  /** The object without its annotations: what a cover shows. */
  object: Box;
  children: ReactNode;
}

export const sheetWidth = 480;

/** The drawing surface. Line widths do not scale; text is sized by the width of its container. */
export function Sheet({ height, object, children }: SheetProps) {
  const { label, cover } = useContext(SheetContext);
  return (
    <svg
      className="drawing__sheet"
      viewBox={(cover ? object : [0, 0, sheetWidth, height]).map(round).join(" ")}
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  );
}

/** True on a cover, where some drawings show less than on a sheet. */
export const useCover = () => useContext(SheetContext).cover;

/** Dimensions, scale marks and text: omitted on a cover. */
export function Annotations({ children }: { children: ReactNode }) {
  return useCover() ? null : children;
}
