import { useId, useState, type ComponentProps } from "react";
import { describeProject } from "./list-changes.ts";
import { shortlistLimits, type Shortlist } from "./list/shortlist.ts";

/** What the project is called, where it is, and a note on it, stored as they are typed. */
export function ProjectFields({ list }: { list: Shortlist }) {
  const { name, place = "", note = "" } = list;
  const { nameLength, noteLength } = shortlistLimits;
  return (
    <div className="project-fields">
      <ProjectField field="name" label="Project name" stored={name} maxLength={nameLength} placeholder="Untitled" />
      <ProjectField field="place" label="Place" stored={place} maxLength={nameLength} />
      <ProjectField field="note" label="Note" stored={note} maxLength={noteLength} />
    </div>
  );
}

interface ProjectFieldProps extends Pick<ComponentProps<"input">, "maxLength" | "placeholder"> {
  field: "name" | "place" | "note";
  label: string;
  stored: string;
}

function ProjectField({ field, label, stored, ...attributes }: ProjectFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const Control = field === "note" ? "textarea" : "input";
  return (
    <div className={`project-fields__${field}`}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        className={field === "name" ? "project-fields__title" : "text-field__control"}
        value={draft ?? stored}
        rows={field === "note" ? 1 : undefined}
        autoComplete="off"
        {...attributes}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          describeProject(field, value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
