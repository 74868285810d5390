import { useState, type ReactNode } from "react";
import { wordsOf } from "./api.ts";
import { Failure } from "./failure.tsx";
import { closeModal, Modal } from "./modal.tsx";

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** The label of the confirm button. */
  doing: string;
  onDo: () => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** Asks for confirmation of an action that cannot be undone or is easily started by mistake. Escape and the first button cancel. */
export function ConfirmDialog({ title, doing, onDo, onCancel, children }: ConfirmDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onDo();
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <Modal title={title} className="confirm-dialog" onClose={onCancel}>
      {children}
      <Failure words={problem} inForm />
      <div className="confirm-dialog__buttons">
        <button type="button" className="plain-button" onClick={closeModal}>
          Keep it
        </button>
        <button
          type="button"
          className="action-link action-link--button confirm-dialog__do"
          disabled={isBusy}
          onClick={() => void act()}
        >
          {doing}
        </button>
      </div>
    </Modal>
  );
}
