import { restoreText, type OpenedFile, type SaveOutcome } from "./api.ts";
import { Failure } from "./failure.tsx";
import { formatTime } from "./format-time.ts";
import { useAttempt } from "./use-attempt.ts";

interface UnreadableProps {
  file: OpenedFile;
  onRestored: (outcome: SaveOutcome) => Promise<void>;
}

/** Explains why a file has no form, and offers to restore its last readable text. */
export function Unreadable({ file, onRestored }: UnreadableProps) {
  const { broken, mistakes } = file;
  const former = broken?.former;
  return (
    <>
      <div className="notice notice--error" role="alert">
        <p>This file was changed outside the editor and can no longer be read, so there is no form for it:</p>
        <ul>
          {mistakes.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        {broken && !former && (
          <p>There is no earlier version to restore. Ask the person who looks after the website to correct the file.</p>
        )}
      </div>
      {broken && former && <Former file={file} now={broken.text} former={former} onRestored={onRestored} />}
    </>
  );
}

interface FormerProps extends UnreadableProps {
  now: string;
  former: NonNullable<NonNullable<OpenedFile["broken"]>["former"]>;
}

function Former({ file, now, former: { text, at, from }, onRestored }: FormerProps) {
  const { problem, isBusy, attempt } = useAttempt();
  const { first, before, after } = differentLines(now, text);
  const press = () =>
    attempt(async () => {
      await onRestored(await restoreText(file));
      return undefined;
    });
  return (
    <section className="former-text" aria-labelledby="former-text">
      <h2 id="former-text">Restore the earlier version</h2>
      <p>
        The last readable version is from {formatTime(at)}, kept in{" "}
        {from === "history" ? "the history of the editor" : "the record of changes"}. You can undo restoring it in the
        history. The two versions differ from line {first}.
      </p>
      <h3>Now (would be removed)</h3>
      <pre>{before || "Nothing"}</pre>
      <h3>After restoring</h3>
      <pre>{after || "Nothing"}</pre>
      <Failure words={problem} inForm />
      <button type="button" className="action-link action-link--button" disabled={isBusy} onClick={() => void press()}>
        Restore this version
      </button>
    </section>
  );
}

/** The range of lines in which two texts differ, and the number of its first line. */
export function differentLines(one: string, other: string): { first: number; before: string; after: string } {
  const [before, after] = [one.trimEnd().split("\n"), other.trimEnd().split("\n")];
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < least - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const between = (lines: readonly string[]) => lines.slice(same, lines.length - sameAtEnd).join("\n");
  return { first: same + 1, before: between(before), after: between(after) };
}
