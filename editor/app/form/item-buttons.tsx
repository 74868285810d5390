import { ArrowDown, ArrowUp, GripVertical, X } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { LineIcon } from "#app/ui/icon.tsx";
import { announce } from "../announce.ts";
import { startDragging } from "./start-dragging.ts";

interface ItemButtonsProps {
  /** What is moved or removed, for assistive technology. */
  name: string;
  /** Its place in the list, and how many there are. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  /** Undefined where the number of items is fixed. */
  onRemove?: (() => void) | undefined;
}

/**
 * What moves an item of a list up and down, by dragging or with buttons, and removes it. It stands in the element of the item,
 * beside those of the other items. The new place is announced.
 */
export function ItemButtons({ name, index, count, onMove, onRemove }: ItemButtonsProps) {
  const handle = useRef<HTMLSpanElement>(null);
  const move = (by: -1 | 1) => {
    const place = index + by;
    if (place < 0 || place >= count) return;
    onMove(by);
    announce(`${name} is now at place ${place + 1} of ${count}.`);
  };
  // The drag continues while the item is rendered at each new place.
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  return (
    <div className="item-buttons">
      {count > 1 && (
        <>
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
          {/* At either end it is disabled but keeps the focus, which it has after a move. */}
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
        </>
      )}
      {onRemove && (
        <button type="button" className="round-button" onClick={onRemove} aria-label={`Remove: ${name}`}>
          <LineIcon lines={X} sizePx={18} />
        </button>
      )}
    </div>
  );
}

/** A list with one item moved by a place. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const without = items.toSpliced(index, 1);
  return without.toSpliced(index + by, 0, items[index]!);
}
