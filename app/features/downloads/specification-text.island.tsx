import { useEffect, useRef, useState, useId } from "react";
import { ActionButton } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { loadFile } from "#app/ui/loading/load-file.ts";
import { island } from "#app/islands/island.tsx";
import type { DownloadFile } from "./product-files.ts";
import { CopyIcon } from "#app/ui/list-icons.tsx";

/** The file has the schedule entry in its first paragraph, after the line with its title, and then the clause. */
interface ReadText {
  entry: string;
  clause: string;
}

/** A file of the specification text. */
type SpecificationFile = Pick<DownloadFile, "what" | "href">;

/** The specification text as files, and to read and copy: loaded when it is opened, if script runs. */
function SpecificationText({ files }: { files: readonly SpecificationFile[] }) {
  const [text, setText] = useState<ReadText | "failed">();
  const details = useRef<HTMLDetailsElement>(null);
  const asked = useRef(false);

  async function load() {
    if (asked.current) return;
    asked.current = true;
    try {
      setText(await read(files.at(-1)!.href));
    } catch {
      asked.current = false;
      setText("failed");
    }
  }

  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  // It may have been opened before the script loaded.
  useEffect(() => {
    if (details.current?.open) void latestLoad.current();
  }, []);

  return (
    <details
      ref={details}
      className="folded-files"
      // It may be open already.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>
        Specification text
        <Icon name="chevron-down" />
      </summary>
      <div className="specification-text">
        <p className="specification-text__files">
          {files.map(({ what, href }) => (
            <a key={href} className="action-link action-link--line" href={href} download>
              {what}
            </a>
          ))}
        </p>
        {text === undefined && <p className="specification-text__wait quiet">Loading…</p>}
        {text === "failed" && <p>The text did not load. Download it instead, or open this part again.</p>}
        {typeof text === "object" && (
          <>
            <CopyText label="Schedule entry" button="Copy the entry" text={text.entry} rows={4} />
            <CopyText label="Clause" button="Copy the clause" text={text.clause} rows={16} />
          </>
        )}
      </div>
    </details>
  );
}

interface CopyTextProps {
  label: string;
  button: string;
  text: string;
  /** How many lines of it are shown at once. */
  rows: number;
}

/** A text to copy, and a button that copies it. */
function CopyText({ label, button, text, rows }: CopyTextProps) {
  const shown = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [result, setResult] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult("Copied.");
    } catch {
      shown.current?.select();
      setResult("This browser does not allow copying. The text is selected so that you can copy it yourself.");
    }
  }

  return (
    <div className="copy-text">
      <div className="copy-text__head">
        <label htmlFor={id}>{label}</label>
        <output className="small quiet">{result}</output>
        <ActionButton icon={<CopyIcon />} onClick={copy}>
          {button}
        </ActionButton>
      </div>
      <textarea ref={shown} id={id} rows={rows} readOnly value={text} />
    </div>
  );
}

async function read(address: string): Promise<ReadText> {
  const whole = await (await loadFile(address)).text();
  const end = whole.indexOf("\n\n");
  return { entry: whole.slice(whole.indexOf("\n") + 1, end), clause: whole.slice(end).trim() };
}

export default island("specification-text", SpecificationText);
