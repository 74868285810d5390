import { EllipsisVertical, X } from "lucide";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { LineIcon } from "#app/ui/icon.tsx";
import { DragHandle, moveOf, type MovedItem } from "./item-buttons.tsx";

interface ItemMenuProps extends MovedItem {
  /** Undefined if the number of items is fixed. */
  onRemove?: (() => void) | undefined;
}

interface Action {
  readonly label: string;
  readonly isPossible: boolean;
  readonly act: () => void;
}

/**
 * One menu that moves and removes an item of a form, and a handle to drag it by. Must be rendered inside the item's element, next to its
 * siblings.
 */
export function ItemMenu({ onRemove, ...item }: ItemMenuProps) {
  const { name, index, count } = item;
  const move = moveOf(item);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    menu.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }, [isOpen]);
  if (count < 2) {
    if (!onRemove) return null;
    return (
      <div className="item-buttons">
        <button type="button" className="round-button" onClick={onRemove} aria-label={`Remove: ${name}`}>
          <LineIcon lines={X} sizePx={18} />
        </button>
      </div>
    );
  }
  const actions: readonly Action[] = [
    { label: "Move up", isPossible: index > 0, act: () => move(-1) },
    { label: "Move down", isPossible: index < count - 1, act: () => move(1) },
    ...(onRemove ? [{ label: "Remove", isPossible: true, act: onRemove }] : []),
  ];
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = items.findIndex((each) => each === document.activeElement);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (event.key === "Escape") close();
    else if (event.key === "Tab") setOpen(false);
    else if (place !== undefined) items.at(place % items.length)?.focus();
    if (event.key === "Escape" || place !== undefined) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className="item-buttons" onBlur={onBlur}>
      <DragHandle move={move} />
      <button
        ref={button}
        type="button"
        className="round-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${onRemove ? "Move or remove" : "Move"}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon lines={EllipsisVertical} sizePx={18} />
      </button>
      {isOpen && (
        <div className="item-menu" role="menu" tabIndex={-1} aria-label={name} ref={menu} onKeyDown={onKeyDown}>
          {actions.map(({ label, isPossible, act }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={!isPossible}
              onClick={() => {
                if (!isPossible) return;
                close();
                act();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
