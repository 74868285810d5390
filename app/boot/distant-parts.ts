/** How many screens above and below the one that is seen are kept, so that a quick movement does not outrun them. */
const screensKept = 2;

/** Chromium and Safari lay out in units of a 64th of a pixel. */
const layoutUnitsInPx = 64;
const printedWithinPx = 0.0006;

/** Marks a part that is far from the screen (`later-parts.css`). */
const distantAttribute = "data-distant";

/** Keeps the height of a distant part, so that nothing moves when it is left out. */
const heightProperty = "--laid-out-block-size";

/**
 * Leaves the later parts out of styles, layout and painting while they are more than two screens away, each with the height that it had.
 * What changes the whole page, such as a dialog that makes the rest inert, then costs only what is near the screen.
 * @param parts have been laid out
 */
export function leaveOutDistantParts(parts: Iterable<HTMLElement>): void {
  const watched = [...parts];
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (isIntersecting) target.removeAttribute(distantAttribute);
        // A part that is hidden has no height to keep.
        else if (boundingClientRect.width > 0) leaveOut(target as HTMLElement, boundingClientRect.height);
    },
    { rootMargin: `${screensKept * 100}% 0px` },
  );

  /** Lays the parts out, and looks at their heights and places, for the first time or again. */
  function look(changed: Iterable<HTMLElement>) {
    for (const part of changed) {
      part.removeAttribute(distantAttribute);
      nearness.unobserve(part);
      nearness.observe(part);
    }
  }
  look(watched);

  const changes = new MutationObserver((records) => {
    const changed = new Set(records.flatMap(({ target, attributeName }) => changedPart(target, attributeName)));
    look(changed);
  });
  // Not the whole page: typing in the catalogue changes much of it with every letter.
  for (const part of watched)
    changes.observe(part, { attributes: true, characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", () => look(watched));
  let widthPx = innerWidth;
  function followWidth() {
    if (innerWidth === widthPx) return;
    widthPx = innerWidth;
    look(watched);
  }
  addEventListener("resize", followWidth);
}

/** The distant part in which something has changed, if there is one. */
function changedPart(node: Node, attributeName: string | null): HTMLElement[] {
  const part = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(`[${distantAttribute}]`);
  // These two are changed here.
  const isOurs = part === node && (attributeName === distantAttribute || attributeName === "style");
  return part && !isOurs ? [part] : [];
}

function leaveOut(part: HTMLElement, heightPx: number): void {
  if (part.hasAttribute(distantAttribute)) return;
  const { paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(part);
  const around = [paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth];
  const insidePx = around.reduce((rest, length) => rest - laidOutPx(length), heightPx);
  part.style.setProperty(heightProperty, `${insidePx}px`);
  part.setAttribute(distantAttribute, "");
}

/** What a length has in layout, which counts in whole units; a computed length is printed with six digits only. */
function laidOutPx(computed: string): number {
  return Math.floor((Number.parseFloat(computed) + printedWithinPx) * layoutUnitsInPx) / layoutUnitsInPx;
}
