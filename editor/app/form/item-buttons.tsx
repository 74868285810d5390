import { ArrowDown, ArrowUp, X } from "lucide";
import { LineIcon } from "#app/ui/icon.tsx";

interface ItemButtonsProps {
  /** What is moved or removed, for assistive technology. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Undefined where the number of items is fixed. */
  onRemove?: (() => void) | undefined;
}

/** The buttons that move an item of a list up and down, and remove it. */
export function ItemButtons({ name, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  return (
    <div className="item-buttons">
      <button
        type="button"
        className="round-button"
        disabled={isFirst}
        onClick={() => onMove(-1)}
        aria-label={`Move up: ${name}`}
      >
        <LineIcon lines={ArrowUp} sizePx={18} />
      </button>
      <button
        type="button"
        className="round-button"
        disabled={isLast}
        onClick={() => onMove(1)}
        aria-label={`Move down: ${name}`}
      >
        <LineIcon lines={ArrowDown} sizePx={18} />
      </button>
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
