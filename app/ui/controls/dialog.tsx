import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type RefObject } from "react";
import { Icon } from "../icon.tsx";

interface DialogProps extends Omit<ComponentProps<"dialog">, "ref" | "open" | "onClose" | "onClick"> {
  ref?: RefObject<HTMLDialogElement | null>;
  /** Covers the whole screen. */
  full?: boolean;
  /** Gets focus when the dialog closes; by default the element that had it before. */
  opener?: RefObject<HTMLElement | null>;
  /** Called after the dialog has closed: by a button, the Escape key or a click on the backdrop. */
  onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The browser traps focus and closes it on Escape; its style sheet
 * locks page scrolling. A click on the backdrop or on an element with `data-backdrop` closes it.
 */
export function Dialog({ ref, full = false, opener, onClose, className, children, ...attributes }: DialogProps) {
  const ownRef = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? ownRef;
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);

  function returnFocus() {
    onClose();
    opener?.current?.focus({ preventScroll: true });
  }

  return (
    // Keyboard users can press Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...attributes}
      ref={dialog}
      className={["dialog", full && "dialog--full", className].filter(Boolean).join(" ")}
      onClose={returnFocus}
      onClick={(event) => isOnBackdrop(event) && event.currentTarget.close()}
    >
      {children}
    </dialog>
  );
}

function isOnBackdrop({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target as HTMLElement).dataset["backdrop"] !== undefined;
}

/** Closes the dialog around an element, as an event handler of its buttons. */
export function closeDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest("dialog")?.close();
}

interface CloseButtonProps {
  label?: string;
  className?: string;
}

/** The cross in a dialog's corner. */
export function CloseButton({ label = "Close", className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className ? `round-button ${className}` : "round-button"}
      aria-label={label}
      onClick={closeDialog}
    >
      <Icon name="close" sizePx={24} />
    </button>
  );
}
