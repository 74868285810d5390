import { useState } from "react";
import { putBack, wordsOf, type OpenedFile, type SaveOutcome } from "./api.ts";
import { Failure } from "./failure.tsx";
import { differentLines } from "./different-lines.ts";
import { momentInWords } from "./moment.ts";

interface UnreadableProps {
  file: OpenedFile;
  onPutBack: (outcome: SaveOutcome) => Promise<void>;
}

/** Says why a file has no form, and offers to put back its last text that could be read. */
export function Unreadable({ file, onPutBack }: UnreadableProps) {
  const { broken, mistakes } = file;
  const former = broken?.former;
  return (
    <>
      <div className="notice notice--error" role="alert">
        <p>This text was changed outside the editor and cannot be read any more, so it has no form:</p>
        <ul>
          {mistakes.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        {broken && !former && (
          <p>
            Nothing has kept a text of it that could be read, so whoever looks after the site has to correct the file.
          </p>
        )}
      </div>
      {broken && former && <Former file={file} now={broken.text} former={former} onPutBack={onPutBack} />}
    </>
  );
}

interface FormerProps extends UnreadableProps {
  now: string;
  former: NonNullable<NonNullable<OpenedFile["broken"]>["former"]>;
}

function Former({ file, now, former: { text, at, from }, onPutBack }: FormerProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { first, before, after } = differentLines(now, text);
  const press = async () => {
    setBusy(true);
    try {
      await onPutBack(await putBack(file));
    } catch (error) {
      setFailure(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <section className="former-text" aria-labelledby="former-text">
      <h2 id="former-text">Put it back as it was</h2>
      <p>
        Its last text that could be read is of {momentInWords(at)}, kept in{" "}
        {from === "history" ? "the history of the editor" : "the record of changes that the site’s engineer keeps"}.
        Putting it back is a step of the history. From line {first} on, this is different:
      </p>
      <h3>Now, and gone then</h3>
      <pre>{before || "Nothing"}</pre>
      <h3>Put back</h3>
      <pre>{after || "Nothing"}</pre>
      <Failure words={failure} inForm />
      <button type="button" className="action-link action-link--button" disabled={isBusy} onClick={() => void press()}>
        Put this text back
      </button>
    </section>
  );
}
