import { useState, type MouseEvent } from "react";
import { ask, wordsOf } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { closeModal, Modal } from "../../app/modal.tsx";
import type { OtherTable } from "../messages.ts";

interface Question {
  readonly sheets: readonly string[];
  readonly answer: (sheet: string | undefined) => void;
}

/** Includes kinds that cannot be read, so that the refusal can say what to do with them. */
const spreadsheets = ".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.xlsb,.ods,.numbers";

/**
 * Reads tables, and asks which sheet of a workbook is meant if it has several.
 * @returns a button that opens a file, a function that reads one from elsewhere, a function for other operations that may fail, and what to
 * show above the screen's content: the question, and why the last operation failed
 */
export function useSpreadsheet(onRead: (table: OtherTable) => void | Promise<void>) {
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setProblem(undefined);
    await act().catch((error: unknown) => setProblem(wordsOf(error)));
  };
  const readFile = (file: Blob) =>
    attempt(async () => {
      const table = await ask<OtherTable>("/api/tables/upload", file);
      const { sheets } = table;
      if (!sheets) return onRead(table);
      const sheet = await new Promise<string | undefined>((answer) => setQuestion({ sheets, answer }));
      setQuestion(undefined);
      if (sheet === undefined) return;
      await onRead(await ask<OtherTable>(`/api/tables/upload?${new URLSearchParams({ sheet })}`, file));
    });
  return {
    attempt,
    readFile,
    importButton: (
      <label className="plain-button file-button">
        Import a spreadsheet
        <input
          type="file"
          className="visually-hidden"
          accept={spreadsheets}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readFile(file);
            target.value = "";
          }}
        />
      </label>
    ),
    notices: (
      <>
        <Failure words={problem} />
        {question && <SheetDialog {...question} />}
      </>
    ),
  };
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
