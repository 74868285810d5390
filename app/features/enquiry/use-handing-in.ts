import { useCallback, useEffect, useRef, type RefObject } from "react";
import { loadChunk } from "#app/boot/load-chunk.ts";

type HandingIn = typeof import("./handing-in.ts");

/**
 * The rules of the five fields, and the way to send them. Their code is not among what a first visit loads: it comes when the
 * visitor enters the form.
 * @returns a function that waits for them; it rejects with a ChunkLoadError when they cannot be had, and may be called again
 */
export function useHandingIn(form: RefObject<HTMLFormElement | null>): () => Promise<HandingIn> {
  const arriving = useRef<Promise<HandingIn>>(undefined);

  const handingIn = useCallback(() => {
    arriving.current ??= loadChunk("enquiry", () => import("./handing-in.ts")).catch((error: unknown) => {
      arriving.current = undefined;
      throw error;
    });
    return arriving.current;
  }, []);

  useEffect(() => {
    const entered = () => void handingIn().catch(() => {});
    const element = form.current;
    element?.addEventListener("focusin", entered, { once: true });
    return () => element?.removeEventListener("focusin", entered);
  }, [form, handingIn]);

  return handingIn;
}
