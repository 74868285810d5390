interface FileButtonProps {
  label: string;
  onChoose: (file: File) => void;
}

/** Includes kinds that cannot be read, so that the refusal can say what to do with them. */
const spreadsheets = ".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.xlsb,.ods,.numbers";

/** A button that opens a dialog for a spreadsheet. */
export function FileButton({ label, onChoose }: FileButtonProps) {
  return (
    <label className="plain-button file-button">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={spreadsheets}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
    </label>
  );
}
