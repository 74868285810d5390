import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useMedia } from "./use-media.ts";

export type Part = "form" | "preview";

const parts: readonly Part[] = ["form", "preview"];

/** From this width on, form and preview are side by side. */
const beside = "(min-width: 1200px)";

/** Whether the preview fits beside the form. */
export function useIsBeside(): boolean {
  return useMedia(beside);
}

/** The visible part. The form returns to its scroll position. */
export function usePart() {
  const [part, setPart] = useState<Part>("form");
  const formTopPx = useRef(0);
  useLayoutEffect(() => {
    if (part === "form" && formTopPx.current > 0) scrollTo({ top: formTopPx.current, behavior: "instant" });
    // All of it is visible between the tabs and the save bar.
    if (part === "preview") document.getElementById(idsOf(part).id)?.scrollIntoView({ behavior: "instant" });
  }, [part]);
  return {
    part,
    showPart(next: Part) {
      if (part === "form") formTopPx.current = scrollY;
      setPart(next);
    },
  };
}

interface PartTabsProps {
  /** The name of the part beside the preview. */
  form?: "Form" | "List";
  shown: Part;
  onShow: (part: Part) => void;
}

/** The ids of a part and its tab. */
export const idsOf = (part: Part) => ({ id: `part-${part}`, tab: `tab-${part}` });

/** Switches between form and preview on narrow screens: tabs that follow WAI-ARIA practices. */
export function PartTabs({ form = "Form", shown, onShow }: PartTabsProps) {
  const follow = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const last = event.key === "End" || (event.key !== "Home" && shown === "form");
    const next: Part = last ? "preview" : "form";
    onShow(next);
    document.getElementById(idsOf(next).tab)?.focus();
  };
  return (
    // The tabs get the focus, not their list.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className="part-tabs" role="tablist" aria-label="Visible part" onKeyDown={follow}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          role="tab"
          id={idsOf(part).tab}
          aria-controls={idsOf(part).id}
          aria-selected={part === shown}
          tabIndex={part === shown ? 0 : -1}
          onClick={() => onShow(part)}
        >
          {part === "form" ? form : "Preview"}
        </button>
      ))}
    </div>
  );
}
