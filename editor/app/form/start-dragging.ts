/** The page scrolls while the pointer is this close to an edge of the window. */
const edgePx = 72;
const scrolledPx = 12;

/** Drags a list item with the pointer: each time it passes the middle of a neighbour, it moves by one place. */
export function startDragging(item: HTMLElement, move: (by: -1 | 1) => void): void {
  const dragging = new AbortController();
  const { signal } = dragging;
  let yPx: number | undefined;
  item.dataset.dragged = "";
  const follow = () => {
    if (signal.aborted) return;
    requestAnimationFrame(follow);
    if (yPx === undefined) return;
    if (yPx < edgePx) scrollBy({ top: -scrolledPx, behavior: "instant" });
    if (yPx > innerHeight - edgePx) scrollBy({ top: scrolledPx, behavior: "instant" });
    const [before, after] = [item.previousElementSibling, item.nextElementSibling];
    if (isItem(before) && yPx < middleOf(before)) move(-1);
    else if (isItem(after) && yPx > middleOf(after)) move(1);
  };
  const end = () => {
    dragging.abort();
    delete item.dataset.dragged;
  };
  addEventListener("pointermove", ({ clientY }) => (yPx = clientY), { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
  follow();
}

function isItem(element: Element | null): element is Element {
  return element?.querySelector(":scope > .item-buttons") != null;
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
