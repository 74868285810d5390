import { useEffect, useId, useRef, type ReactNode } from "react";

interface ModalProps {
  /** The question. */
  title: string;
  className: string;
  /** Called after Escape and `closeModal`. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. */
export function Modal({ title, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Closes the modal that contains a clicked button. The element that had the focus before gets it back. */
export function closeModal({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest("dialog")?.close();
}
