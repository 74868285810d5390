import { useEffect, useState, type RefObject } from "react";

/** Accepts files dropped on an element. Returns whether one is being dragged over it. */
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
      // A drop on a nested element is for that element.
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
