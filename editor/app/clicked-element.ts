import type { Clicked } from "./clicked-field.ts";

/** Longer than any paragraph. */
const longestPressed = 2000;

/** The picture's name in the address of one of its files. */
const namedFile = /\/pictures\/([a-z0-9-]+)-\d+\.\w+\.(?:avif|jpg)$/;

/**
 * What was clicked on a page: the text of an element, or else the picture at that point, which may be below titles and shading. Undefined
 * for a click between the texts of a whole section.
 */
export function clickedElement({ target, clientX, clientY }: MouseEvent): Clicked | undefined {
  // Elements of a frame are not instances of this window's classes.
  const pressed = target as HTMLElement | null;
  if (!pressed) return undefined;
  // A unit is printed in an element inside its figure.
  const element = pressed.closest("small[translate=no]")?.parentElement ?? pressed;
  const image = hasWordsOfItsOwn(element) ? undefined : imageAt(element.ownerDocument, clientX, clientY);
  const text = image?.alt ?? element.textContent ?? "";
  const around = (image ?? element).closest("tr, li, dl > div, figure, p, section")?.textContent ?? text;
  const picture = namedFile.exec(image?.getAttribute("src") ?? "")?.[1];
  if (picture === undefined && (text.trim() === "" || text.length > longestPressed)) return undefined;
  return { text, around, ...(picture !== undefined && { picture }) };
}

function hasWordsOfItsOwn({ childNodes }: Element): boolean {
  return [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
}

function imageAt(page: Document, x: number, y: number): HTMLImageElement | undefined {
  return page.elementsFromPoint(x, y).find(({ localName }) => localName === "img") as HTMLImageElement | undefined;
}
