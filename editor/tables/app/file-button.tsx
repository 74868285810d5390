interface FileButtonProps {
  label: string;
  accept: string;
  onChoose: (file: File) => void;
}

/** A button that opens a file dialog. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  return (
    <label className="plain-button file-button">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
    </label>
  );
}
