import { ArrowDown, ArrowUp, GripVertical, X } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { LineIcon } from "#app/ui/icon.tsx";
import { announce } from "../announce.ts";
import { startDragging } from "./start-dragging.ts";

interface ItemButtonsProps {
  /** The item's name, for assistive technology. */
  name: string;
  /** Its index, and the length of the list. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  /** Undefined if the number of items is fixed. */
  onRemove?: (() => void) | undefined;
}

/**
 * Controls that move a list item, by dragging or with buttons, and remove it. Must be rendered inside the item's element, next to its
 * siblings. Announces the new place.
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

/** A list with one item moved by one place. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const without = items.toSpliced(index, 1);
  return without.toSpliced(index + by, 0, items[index]!);
}
