import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { loadFile } from "#app/ui/loading/load-file.ts";
import { CopyText } from "./copy-text.tsx";
import { island } from "#app/islands/island.tsx";

/** The file has the schedule entry in its first paragraph, after the line with its title, and then the clause. */
interface ReadText {
  entry: string;
  clause: string;
}

/** The specification to read and copy, loaded when it is opened. Without script it is among the files. */
function SpecificationText({ address }: { address: string }) {
  const [text, setText] = useState<ReadText | "failed">();
  const details = useRef<HTMLDetailsElement>(null);
  const asked = useRef(false);

  async function load() {
    if (asked.current) return;
    asked.current = true;
    try {
      setText(await read(address));
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
      className="specification-text"
      // It may be open already.
      suppressHydrationWarning
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>
        Read and copy the specification text
        <Icon name="chevron-down" />
      </summary>
      <div className="specification-text__body">
        {text === undefined && <p className="quiet">Loading…</p>}
        {text === "failed" && (
          <p>
            The text did not load. <a href={address}>Open it as a file</a>.
          </p>
        )}
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

async function read(address: string): Promise<ReadText> {
  const whole = await (await loadFile(address)).text();
  const end = whole.indexOf("\n\n");
  return { entry: whole.slice(whole.indexOf("\n") + 1, end), clause: whole.slice(end).trim() };
}

export default island("specification-text", SpecificationText);
