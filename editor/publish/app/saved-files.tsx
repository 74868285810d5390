import { useFileNames, type FileName } from "../../app/file-names.ts";

/** What was saved since a version was built, and is not in it. */
export function SavedMeanwhile({ files }: { files: readonly string[] }) {
  const names = useNames(files).map(({ name }) => name);
  if (files.length === 0) return null;
  return (
    <p className="notice">
      Saved since this was built, and not in it: {names.join(", ")}. To publish that too, check and build again.
    </p>
  );
}

interface UnpublishedProps {
  files: readonly string[];
  /** What they are compared with: `the version that is online`. */
  since: string;
}

/** What has been saved and is not published. */
export function Unpublished({ files, since }: UnpublishedProps) {
  const names = useNames(files);
  if (files.length === 0) return <p className="quiet">Everything that you have saved is in {since}.</p>;
  return (
    <details className="record publish__files">
      <summary>
        {names.length === 1 ? "One thing is" : `${names.length} things are`} different from {since}
      </summary>
      <ul>
        {names.map(({ name, address }) => (
          <li key={name}>{address ? <a href={address}>{name}</a> : name}</li>
        ))}
      </ul>
    </details>
  );
}

/** What files and lists are called, each once. */
function useNames(files: readonly string[]): FileName[] {
  const nameOf = useFileNames();
  const names = files.map((path): FileName => {
    const [, list] = /^order\/(.+)$/.exec(path) ?? [];
    return list === undefined ? nameOf(path) : { name: orderName(list, nameOf), address: `#/${path}` };
  });
  return [...new Map(names.map((each) => [each.name, each])).values()];
}

function orderName(list: string, nameOf: (path: string) => FileName): string {
  if (list === "categories") return "Order of the categories";
  return list === "home" ? "Order on the home page" : `Order of ${nameOf(`categories/${list}.yaml`).name}`;
}
