/** Chromium and Safari lay out in units of a 64th of a pixel. */
const layoutUnitsInPx = 64;
const printedWithinPx = 0.0006;

/** Marks a part that is far from the screen (`later-parts.css`). */
const distantAttribute = "data-distant";

/** Keeps the height of a distant part, so that nothing moves when it is left out. */
const heightProperty = "--laid-out-block-size";

/**
 * Leaves the later parts out of styles, layout and painting while they are more than a screen away, each with the height that it had.
 * What changes the whole page, such as a dialog that makes the rest inert, then costs only what is near the screen.
 * @param parts have been laid out
 */
export function leaveOutDistantParts(parts: Iterable<HTMLElement>): void {
  const watched = [...parts];
  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        if (isIntersecting) target.removeAttribute(distantAttribute);
        else leaveOut(target as HTMLElement, boundingClientRect.height);
    },
    { rootMargin: "100% 0px" },
  );
  // A page that is prepared in the background has no frames, and so no observation, until it is shown.
  if (document.prerendering) {
    const far = watched.filter((part) => part.getBoundingClientRect().top > 2 * innerHeight);
    // All are measured before any is left out, so that there is one layout.
    const heightsPx = far.map((part) => part.getBoundingClientRect().height);
    for (const [index, part] of far.entries()) leaveOut(part, heightsPx[index] ?? 0);
  }
  for (const part of watched) nearness.observe(part);

  /** Lays the part out, and looks at its height and place again. */
  function measureAgain(part: Element) {
    part.removeAttribute(distantAttribute);
    nearness.unobserve(part);
    nearness.observe(part);
  }
  new MutationObserver((records) => {
    const changed = new Set(records.map(({ target }) => closestDistant(target)));
    for (const part of changed) if (part) measureAgain(part);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });

  let widthPx = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === widthPx) return;
    widthPx = innerWidth;
    watched.forEach(measureAgain);
  });
}

function closestDistant(node: Node): Element | null | undefined {
  return (node instanceof Element ? node : node.parentElement)?.closest(`[${distantAttribute}]`);
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
