/** A text and the element that contains it. */
interface SeenText {
  node: Node;
  element: Element;
  text: string;
}

/** The visible texts of a part in order, without those for screen readers only. */
export function visibleTexts(part: Element): string[] {
  return textsIn(part).map(({ text }) => text);
}

/** The visible texts of a part in order, with their positions. */
export function textsIn(part: Element): SeenText[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: SeenText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (element && text !== "" && isSeen(element)) texts.push({ node, element, text });
  }
  return texts;
}

/** Whether an element is painted, and not for screen readers only. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) {
    return false;
  }
  return !element.closest("svg, option") && !ancestorsOf(element).some(isForScreenReaders);
}

/** Whether it is clipped to one pixel, which hides it visually. */
function isForScreenReaders(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 && height <= 1 && getComputedStyle(element).overflow === "hidden";
}

/** The element and its ancestors, as far as they are part of the page. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    ancestors.push(each);
  }
  return ancestors;
}
