import { placeInWords } from "../../app/form/labels.ts";
import { useFileNames } from "../../app/file-names.ts";
import type { PublishState } from "../publish-state.ts";
import { mistakesIn, withFileNames, type ReportedMistake } from "./progress.ts";

const longestLog = 40;

/** Why something failed: mistakes with links to their fields, and the full output of the build. */
export function Failed({ failure, said }: Pick<PublishState, "said"> & { failure: string }) {
  const mistakes = mistakesIn(said);
  // In an unreadable file, all further mistakes follow from the first.
  const unreadable = mistakes.filter(({ isUnreadable }) => isUnreadable);
  const firstUnreadable = unreadable.filter(
    ({ path }, index) => unreadable.findIndex((each) => each.path === path) === index,
  );
  const others = mistakes.filter(({ isUnreadable }) => !isUnreadable);
  return (
    <div className="notice notice--error" role="alert">
      {firstUnreadable.map((mistake) => (
        <Unreadable key={mistake.path} mistake={mistake} />
      ))}
      <p>{failure}</p>
      {others.length > 0 && (
        <ul className="publish__mistakes">
          {others.map((mistake) => (
            <Mistake key={JSON.stringify(mistake)} mistake={mistake} />
          ))}
        </ul>
      )}
      {said.length > 0 && (
        <details>
          <summary>Details</summary>
          <pre className="publish__log">{said.slice(-longestLog).join("\n")}</pre>
        </details>
      )}
    </div>
  );
}

/** A mistake that makes a file unreadable. The file has no form, so it is also linked as a file. */
function Unreadable({ mistake: { path, line } }: { mistake: ReportedMistake }) {
  const nameOf = useFileNames();
  return (
    <p>
      “{nameOf(path).name}” cannot be read: line {line} of the file {path}, or the line above it, has an error, such as
      a missing quotation mark, colon or space. The file was changed outside the editor. Correct it there, then check
      and build again.
    </p>
  );
}

function Mistake({ mistake: { path, line, at, words } }: { mistake: ReportedMistake }) {
  const nameOf = useFileNames();
  const { name, address } = nameOf(path);
  return (
    <li>
      {address ? <a href={address}>{name}</a> : name}
      {at.length > 0 ? `, ${placeInWords(at)}` : `, line ${line}`}: {withFileNames(words, nameOf)}
    </li>
  );
}
