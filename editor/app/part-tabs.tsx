import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useMedia } from "./use-media.ts";

export type Part = "form" | "preview";

const parts: readonly Part[] = ["form", "preview"];

/** From this width on, both are beside each other. */
const beside = "(min-width: 1200px)";

/** Whether the preview has room beside the form. */
export function useIsBeside(): boolean {
  return useMedia(beside);
}

/** Which part is shown. The form comes back where it was scrolled to. */
export function usePart() {
  const [part, setPart] = useState<Part>("form");
  const formTopPx = useRef(0);
  useLayoutEffect(() => {
    if (part === "form" && formTopPx.current > 0) scrollTo({ top: formTopPx.current, behavior: "instant" });
    // The whole of it is seen, between the tabs and the bar for saving.
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
  /** What stands beside the preview. */
  form?: "Form" | "List";
  shown: Part;
  onShow: (part: Part) => void;
}

/** The ids of a part and of its tab. */
export const idsOf = (part: Part) => ({ id: `part-${part}`, tab: `tab-${part}` });

/** Chooses between the form and the preview where only one of them has room: tabs by the practices of WAI-ARIA. */
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
