import { page } from "vitest/browser";
import { screenHeightPx, screenWidths, setScreen } from "./render-part.tsx";
import { ancestorsOf, isSeen, textsIn } from "./visible-text.ts";

/** A line of text, or a control, and where it is painted. */
interface Painted {
  element: Element;
  what: string;
  box: DOMRect;
}

/** Letters may extend beyond their line by this share of its height without touching the next line. */
const linePaddingShare = 0.25;

/** Browsers round sizes to whole pixels. */
const tolerancePx = 1;

/** The layout faults of a part on a phone and on a desktop screen, as sentences from `layoutFaults`. */
export async function layoutFaultsOnScreens(part: Element): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of ["phone", "desktop"] as const) {
    await setScreen(screen);
    faults.push(...layoutFaults(part).map((fault) => `${screenWidths[screen]} px: ${fault}`));
  }
  return faults;
}

/** Widths of a phone, a tablet and a desktop screen in CSS pixels, at which text must fit at twice its size. */
const largeTextWidths = [390, 820, 1440] as const;

/** Like `layoutFaultsOnScreens`, with all text at twice its size. */
export async function layoutFaultsWithLargeText(part: Element): Promise<string[]> {
  const faults: string[] = [];
  document.documentElement.style.fontSize = "200%";
  for (const width of largeTextWidths) {
    await page.viewport(width, screenHeightPx);
    faults.push(...layoutFaults(part).map((fault) => `${width} px: ${fault}`));
  }
  document.documentElement.style.removeProperty("font-size");
  return faults;
}

/**
 * Finds layout faults that a visitor would notice: text or controls beyond the edge of the screen, clipped text,
 * and text or controls that overlap. Content that scrolls inside a box is ignored.
 * @returns a sentence for each fault; empty if there is none
 */
export function layoutFaults(part: Element): string[] {
  const lines = linesOfText(part);
  const controls = controlsIn(part);
  return [
    ...new Set([
      ...[...lines, ...controls].filter(isBeyondScreen).map(({ what }) => `${what} is beyond the edge of the screen`),
      ...lines.flatMap((line) => cutOff(line) ?? []),
      ...overlaps(lines, lines),
      ...overlaps(controls, lines),
      ...overlaps(controls, controls),
    ]),
  ];
}

function linesOfText(part: Element): Painted[] {
  const range = document.createRange();
  return textsIn(part).flatMap(({ node, element, text }) => {
    range.selectNodeContents(node);
    const end = endOfShortened(element);
    return [...range.getClientRects()].flatMap(({ x, y, width, height }) => {
      if (y + height / 2 > end) return [];
      const padding = height * linePaddingShare;
      const box = new DOMRect(x, y + padding, width, height - 2 * padding);
      return [{ element, what: `“${shortened(text)}”`, box }];
    });
  });
}

/** The bottom of text that is deliberately clamped to some lines. */
function endOfShortened(element: Element): number {
  const shortening = ancestorsOf(element).find((each) => getComputedStyle(each).webkitLineClamp !== "none");
  return shortening?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
}

function controlsIn(part: Element): Painted[] {
  return [...part.querySelectorAll("button, input, select, textarea")].filter(isSeen).map((element) => ({
    element,
    what: `the ${element.localName} “${shortened(element.getAttribute("aria-label") ?? element.id)}”`,
    box: element.getBoundingClientRect(),
  }));
}

function isBeyondScreen({ element, box }: Painted): boolean {
  if (ancestorsOf(element).some((each) => scrolls(each))) return false;
  return box.left < -tolerancePx || box.right > document.documentElement.clientWidth + tolerancePx;
}

/** Names the box that clips the line or is too small for it. */
function cutOff({ element, what, box }: Painted): string | undefined {
  for (const ancestor of boxesAround(element)) {
    if (scrolls(ancestor)) return undefined;
    const { left, right, top, bottom } = ancestor.getBoundingClientRect();
    if (hasNoBox(ancestor)) continue;
    const wider = box.left < left - tolerancePx || box.right > right + tolerancePx;
    const higher = box.top < top - tolerancePx || box.bottom > bottom + tolerancePx;
    const clips = getComputedStyle(ancestor).overflow !== "visible";
    if (wider) return `${what} is wider than its box (${nameOf(ancestor)})`;
    if (higher && clips) return `${what} is cut off by its box (${nameOf(ancestor)})`;
  }
  return undefined;
}

function overlaps(some: readonly Painted[], others: readonly Painted[]): string[] {
  return some.flatMap((one, index) =>
    others
      .slice(some === others ? index + 1 : 0)
      .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element))
      .filter((other) => touch(one.box, other.box) && !isInField(one, other) && !isInField(other, one))
      .filter((other) => stickyAround(one.element) === stickyAround(other.element))
      .map((other) => `${one.what} is on top of ${other.what}`),
  );
}

/** The sticky or fixed part that the rest of the page scrolls behind. */
function stickyAround(element: Element): Element | undefined {
  return [element, ...ancestorsOf(element)].find((each) => getComputedStyle(each).position === "sticky");
}

/** A button may be inside a field that leaves room for it. */
function isInField(button: Painted, field: Painted): boolean {
  if (button.element.localName !== "button" || field.element.localName !== "input") return false;
  return button.box.left >= field.box.left && button.box.right <= field.box.right;
}

function touch(one: DOMRect, other: DOMRect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > tolerancePx && down > tolerancePx;
}

/** The containing blocks of an element: absolute positioning skips those in between. */
function boxesAround(element: Element): Element[] {
  let skipTo: Element | null = null;
  return ancestorsOf(element).filter((each) => {
    if (skipTo && each !== skipTo) return false;
    const isPlaced = each instanceof HTMLElement && ["absolute", "fixed"].includes(getComputedStyle(each).position);
    skipTo = isPlaced ? (each.offsetParent ?? document.body) : null;
    return true;
  });
}

/** Whether its text is laid out by its parent. */
function hasNoBox(element: Element): boolean {
  return ["inline", "contents"].includes(getComputedStyle(element).display);
}

function scrolls(element: Element): boolean {
  return ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
}

function nameOf(element: Element): string {
  const [name] = element.classList;
  return name ? `.${name}` : element.localName;
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
