import { ArrowDown, ArrowUp, GripVertical } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { LineIcon } from "#app/ui/icon.tsx";
import { announce } from "../announce.ts";
import { startDragging } from "./start-dragging.ts";

/** An item of a list that can be reordered. */
export interface MovedItem {
  /** For assistive technology. */
  name: string;
  /** Its index, and the length of the list. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

/** Moves an item by one place, unless it is at that end, and announces its new place. */
export function moveOf({ name, index, count, onMove }: MovedItem): (by: -1 | 1) => void {
  return (by) => {
    const place = index + by;
    if (place < 0 || place >= count) return;
    onMove(by);
    announce(`${name} is now at place ${place + 1} of ${count}.`);
  };
}

/**
 * Controls that move a list item, by dragging or with buttons. Must be rendered inside the item's element, next to its siblings.
 */
export function ItemButtons(item: MovedItem) {
  const { name, index, count } = item;
  const move = moveOf(item);
  if (count < 2) return null;
  return (
    <div className="item-buttons">
      <DragHandle move={move} />
      {/* At either end it is disabled but keeps the focus that it has after a move. */}
      <button
        type="button"
        className="round-button"
        aria-disabled={index === 0}
        onClick={() => move(-1)}
        aria-label={`Move up: ${name}`}
      >
        <LineIcon lines={ArrowUp} sizePx={18} />
      </button>
      <button
        type="button"
        className="round-button"
        aria-disabled={index === count - 1}
        onClick={() => move(1)}
        aria-label={`Move down: ${name}`}
      >
        <LineIcon lines={ArrowDown} sizePx={18} />
      </button>
    </div>
  );
}

/** Drags the item that it is in. The keyboard cannot use it, but can use the buttons beside it. */
export function DragHandle({ move }: { move: (by: -1 | 1) => void }) {
  const handle = useRef<HTMLSpanElement>(null);
  // The drag continues while the item is rendered at each new place.
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return (
    <span
      ref={handle}
      className="item-buttons__handle"
      aria-hidden="true"
      title="Drag to another place"
      onPointerDown={(event) => {
        const item = handle.current?.closest(".item-buttons")?.parentElement;
        if (event.button !== 0 || !item) return;
        event.preventDefault();
        startDragging(item, (by) => flushSync(() => latest.current(by)));
      }}
    >
      <LineIcon lines={GripVertical} sizePx={18} />
    </span>
  );
}

/** A list with one item moved by one place. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const without = items.toSpliced(index, 1);
  return without.toSpliced(index + by, 0, items[index]!);
}
