import { useRef, useState } from "react";
import { wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Saved } from "../../app/saved.tsx";
import { useFileDrop } from "../../pictures/app/use-file-drop.ts";
import { filesIn, kindsInWords, type SuppliedFile, type TakenFile } from "../supplied-file.ts";
import { takeFile } from "./ask-supplied-files.ts";
import { SuppliedFileForm } from "./supplied-file-form.tsx";

interface SuppliedFilesPanelProps {
  /** The path of the product. */
  path: string;
  /** The saved value of its file. */
  product: unknown;
  /** Called when a file was added. Text typed in the product's form must stay. */
  onSaved: () => void | Promise<void>;
}

interface Chosen extends TakenFile {
  readonly original: string;
  readonly replaces?: SuppliedFile | undefined;
}

/** The reports, guides and models of a product, with an upload for more. */
export function SuppliedFilesPanel({ path, product, onSaved }: SuppliedFilesPanelProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = async (list: FileList | null, replaces?: SuppliedFile) => {
    const [file, ...others] = list ?? [];
    if (!file) return;
    setOutcome(undefined);
    setProblem(others.length > 0 ? "Add one file at a time, because each needs a name and a date." : undefined);
    if (others.length > 0) return;
    setReading(file.name);
    try {
      setChosen({ ...(await takeFile(file)), original: file.name, replaces });
    } catch (error) {
      setProblem(`${file.name}: ${wordsOf(error)}`);
    } finally {
      setReading(undefined);
    }
  };
  const isFree = chosen === undefined && reading === undefined;
  const isOver = useFileDrop(section, (list) => void (isFree && choose(list)));
  const close = () => {
    setChosen(undefined);
    heading.current?.focus();
  };
  const saved = outcome?.outcome === "saved" || outcome?.outcome === "undone" ? outcome : undefined;
  return (
    <section
      ref={section}
      className={`pictures-panel ${isOver && isFree ? "pictures-panel--over" : ""}`}
      aria-label="Downloads"
    >
      <h2 ref={heading} tabIndex={-1}>
        Downloads
      </h2>
      <p className="small quiet">
        Test reports and guides (PDF), photometric files (IES or LDT) and BIM objects (IFC or RFA), up to 25 MB each.
        Drop a file here, or choose one. Visitors find it on the product’s page, under “Downloads”.
      </p>
      {saved && (
        <div className="notice" role="status">
          <Saved
            outcome={saved}
            onUndone={async (answer) => {
              setOutcome(answer);
              await onSaved();
            }}
          />
        </div>
      )}
      {problem && (
        <p className="notice notice--error" role="alert">
          {problem}
        </p>
      )}
      {reading && <p role="status">Reading {reading} …</p>}
      {chosen && (
        <SuppliedFileForm
          key={chosen.upload}
          path={path}
          {...chosen}
          onCancel={close}
          onOffered={async (answer) => {
            // Reload first: a save pressed now must name the version with the file.
            await onSaved();
            close();
            setOutcome(answer);
          }}
        />
      )}
      {isFree && (
        <>
          {filesIn(product).length > 0 && (
            <ul className="supplied-files">
              {filesIn(product).map((each) => (
                <li key={each.file} className="supplied-files__file">
                  <span id={`supplied-${each.file}`}>{each.name}</span>
                  <span className="caption quiet">
                    {kindsInWords[each.kind]}, {each.date}, {each.file}
                  </span>
                  <ChooseFile
                    label="Replace with a newer version"
                    describedBy={`supplied-${each.file}`}
                    onChoose={(list) => void choose(list, each)}
                  />
                </li>
              ))}
            </ul>
          )}
          <ChooseFile label="Add a file" onChoose={(list) => void choose(list)} />
        </>
      )}
    </section>
  );
}

interface ChooseFileProps {
  label: string;
  describedBy?: string;
  onChoose: (files: FileList | null) => void;
}

function ChooseFile({ label, describedBy, onChoose }: ChooseFileProps) {
  return (
    <label className="plain-button place-card__choose">
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept=".pdf,.ies,.ldt,.ifc,.rfa"
        aria-describedby={describedBy}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = "";
        }}
      />
    </label>
  );
}
