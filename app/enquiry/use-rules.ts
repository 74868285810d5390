import { useCallback, useEffect, useRef, type RefObject } from "react";
import { loadChunk } from "../boot/load-chunk.ts";

type Rules = typeof import("./schema.ts");

/**
 * The rules of the five fields. Their code is not among what a first visit loads: it comes when the visitor enters the form.
 * @returns a function that waits for them; it rejects with a ChunkLoadError when they cannot be had, and may be called again
 */
export function useRules(form: RefObject<HTMLFormElement | null>): () => Promise<Rules> {
  const arriving = useRef<Promise<Rules>>(undefined);

  const rules = useCallback(() => {
    arriving.current ??= loadChunk("enquiry-rules", () => import("./schema.ts")).catch((error: unknown) => {
      arriving.current = undefined;
      throw error;
    });
    return arriving.current;
  }, []);

  useEffect(() => {
    const entered = () => void rules().catch(() => {});
    const element = form.current;
    element?.addEventListener("focusin", entered, { once: true });
    return () => element?.removeEventListener("focusin", entered);
  }, [form, rules]);

  return rules;
}
