import { placeInWords } from "../../app/form/labels.ts";
import { useFileNames } from "../../app/file-names.ts";
import type { PublishState } from "../messages.ts";
import { mistakesIn, withFileNames } from "./progress.ts";

const longestLog = 40;

/** Why something did not succeed: mistakes with links to where they are, and all that was said for whoever wants to know. */
export function Failed({ failure, said }: Pick<PublishState, "said"> & { failure: string }) {
  const nameOf = useFileNames();
  const mistakes = mistakesIn(said);
  return (
    <div className="notice notice--error" role="alert">
      <p>{failure}</p>
      {mistakes.length > 0 && (
        <ul className="publish__mistakes">
          {mistakes.map(({ path, at, words }) => {
            const { name, address } = nameOf(path);
            return (
              <li key={JSON.stringify([path, at, words])}>
                {address ? <a href={address}>{name}</a> : name}
                {at.length > 0 && `, ${placeInWords(at)}`}: {withFileNames(words, nameOf)}
              </li>
            );
          })}
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
