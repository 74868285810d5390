import { useState, type MouseEvent } from "react";
import { closeModal, Modal } from "../../app/modal.tsx";
import type { OtherTable } from "../messages.ts";
import { readOtherTable } from "./ask-tables.ts";

interface Question {
  readonly sheets: readonly string[];
  readonly answer: (sheet: string | undefined) => void;
}

/**
 * Reads tables, and asks which sheet of a workbook is meant if it has several.
 * @returns the dialog to show, and the function that reads a file: undefined if the owner cancels
 */
export function useSheetChoice() {
  const [question, setQuestion] = useState<Question>();
  const readFile = async (file: Blob): Promise<OtherTable | undefined> => {
    let read = await readOtherTable(file);
    while ("sheets" in read) {
      const { sheets } = read;
      const sheet = await new Promise<string | undefined>((answer) => setQuestion({ sheets, answer }));
      setQuestion(undefined);
      if (sheet === undefined) return undefined;
      read = await readOtherTable(file, sheet);
    }
    return read;
  };
  return { sheetDialog: question && <SheetDialog {...question} />, readFile };
}

function SheetDialog({ sheets, answer }: Question) {
  const choose = (sheet: string) => (event: MouseEvent) => {
    answer(sheet);
    closeModal(event);
  };
  return (
    <Modal title="Which sheet?" className="confirm-dialog" onClose={() => answer(undefined)}>
      <p>This workbook has several sheets. Choose the one to import.</p>
      <div className="confirm-dialog__buttons">
        {sheets.map((sheet) => (
          <button key={sheet} type="button" className="plain-button" onClick={choose(sheet)}>
            {sheet}
          </button>
        ))}
        <button type="button" className="quiet-button" onClick={closeModal}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}
