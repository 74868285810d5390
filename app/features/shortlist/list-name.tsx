import { useId, useState } from "react";
import { shortlistLimits } from "./list/shortlist.ts";
import { renameList } from "./list-changes.ts";

/** The name of the list, stored as it is typed. */
export function ListName({ name }: { name: string }) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  return (
    <div className="list-name">
      <label htmlFor={id}>List name</label>
      <input
        id={id}
        className="list-name__field"
        value={draft ?? name}
        maxLength={shortlistLimits.nameLength}
        autoComplete="off"
        placeholder="Untitled"
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          renameList(value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
