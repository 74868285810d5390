import { useEffect, useState, type RefObject } from "react";

/** Takes files that are dropped on an element. Returns whether one is above it now. */
export function useFileDrop(element: RefObject<HTMLElement | null>, take: (files: FileList | null) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listening = new AbortController();
    const { signal } = listening;
    const enter = (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      // What is dropped on a part of something else is for that part.
      event.stopPropagation();
      setOver(false);
      take(event.dataTransfer?.files ?? null);
    };
    target.addEventListener("dragover", enter, { signal });
    target.addEventListener("dragleave", () => setOver(false), { signal });
    target.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [element, take]);
  return isOver;
}
