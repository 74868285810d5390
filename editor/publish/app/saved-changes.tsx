import { useFileNames, type FileName } from "../../app/file-names.ts";
import { fieldAddress } from "../../app/form/labels.ts";
import type { SavedChange } from "../messages.ts";
import { Folded } from "./folded.tsx";

/** What comes after these is folded. */
const mostShown = 10;
/** So few are shown at once, without a press. */
const mostOpen = 3;

/** What was saved since a version was built, and is not in it. */
export function SavedMeanwhile({ changes }: { changes: readonly SavedChange[] }) {
  const nameOf = useNameOf();
  if (changes.length === 0) return null;
  const names = new Set(changes.map((change) => nameOf(change).name));
  return (
    <p className="notice">
      Saved since this was built, and not in it: {[...names].join(", ")}. To publish that too, check and build again.
    </p>
  );
}

interface UnpublishedProps {
  changes: readonly SavedChange[];
  /** What they are compared with: `the version that is online`. */
  since: string;
}

/** What has been saved and is not published. */
export function Unpublished({ changes, since }: UnpublishedProps) {
  if (changes.length === 0) return <p className="quiet">Everything that you have saved is in {since}.</p>;
  return (
    <details className="record publish__files" open={changes.length <= mostOpen}>
      <summary>
        {changes.length === 1 ? "One change is" : `${changes.length} changes are`} not in {since}
      </summary>
      <SavedChanges changes={changes} />
    </details>
  );
}

/** What was changed, in the words of whoever has changed it, each leading to its field. */
export function SavedChanges({ changes }: { changes: readonly SavedChange[] }) {
  const nameOf = useNameOf();
  return (
    <ul className="changes__saved">
      <Folded all={heaviestFirst(changes)} most={mostShown} more={(number) => `${number} more changes`} isList>
        {(change) => {
          const { name, address } = nameOf(change);
          return (
            <li key={JSON.stringify(change)}>
              {address === undefined ? (
                name
              ) : (
                <a href={fieldAddress(address.replace("#/", ""), change.at ?? [])}>{name}</a>
              )}
              {change.words !== undefined && `: ${change.words}`}
            </li>
          );
        }}
      </Folded>
    </ul>
  );
}

/** What came to the site or went from it first, then what was changed. */
function heaviestFirst(changes: readonly SavedChange[]): SavedChange[] {
  const isWhole = ({ path, words = "" }: SavedChange) =>
    /^(?:added|no longer|now at)/.test(words) || /^projects\/(?:added|removed)$/.test(path);
  return [...changes.filter(isWhole), ...changes.filter((change) => !isWhole(change))];
}

/** What the place of a change is called. */
function useNameOf(): (change: SavedChange) => FileName {
  const nameOf = useFileNames();
  return ({ path }) => {
    const [, ofProject] = /^projects\/(added|changed|removed)$/.exec(path) ?? [];
    if (ofProject !== undefined) return { name: `Project ${ofProject}`, address: "#/projects" };
    if (path === "projects") return { name: "Projects", address: "#/projects" };
    const [, list] = /^order\/(.+)$/.exec(path) ?? [];
    return list === undefined ? nameOf(path) : { name: orderName(list, nameOf), address: `#/${path}` };
  };
}

function orderName(list: string, nameOf: (path: string) => FileName): string {
  if (list === "categories") return "Order of the categories";
  return list === "home" ? "Order on the home page" : `Order of ${nameOf(`categories/${list}.yaml`).name}`;
}
