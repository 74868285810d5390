import sharp from "sharp";
import { startTypesetting, type Typeset } from "../make-document.ts";

/** A typesetter with plain pictures, because those of a copy of the content have no files. */
export function startTestTypesetting(): Promise<Typeset> {
  return startTypesetting(process.cwd(), ({ widthPx: width, heightPx: height }) =>
    sharp({ create: { width, height, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer(),
  );
}
