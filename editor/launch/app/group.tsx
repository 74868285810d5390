import { useState } from "react";
import type { FileSummary } from "../../app/api.ts";
import { placeInWords } from "../../app/form/labels.ts";
import type { Task, TaskGroup } from "../messages.ts";
import { fieldAddress, isProjectTable } from "./field-address.ts";

/** A list that is longer than this is drawn on demand. */
const filesAtOnce = 10;
const shownAtOnce = 30;

interface GroupProps {
  group: TaskGroup;
  files: readonly FileSummary[];
  onSettle: (task: Task) => Promise<void>;
}

/** The tasks of a group: the questions, then the samples file by file. */
export function Group({ group: { title, about, tasks, first }, files, onSettle }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const id = `launch-${title.replaceAll(" ", "-")}`;
  const questions = tasks.filter(({ settled }) => settled === "answered");
  const byFile = Map.groupBy(
    tasks.filter((task) => task.settled !== "answered"),
    ({ path }) => path ?? "",
  );
  const shown = [...byFile].slice(0, isWhole ? undefined : filesAtOnce);
  return (
    <section className="launch__group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="quiet">
        {about} {tasks.length === 0 ? "All done." : `${tasks.length} left of ${first}.`}
      </p>
      {questions.length > 0 && <Part title="Questions to you" tasks={questions} files={files} onSettle={onSettle} />}
      {shown.map(([path, inFile]) => (
        <Part key={path} title={nameOf(path, files)} tasks={inFile} files={files} onSettle={onSettle} />
      ))}
      {byFile.size > shown.length && (
        <button type="button" className="quiet-button launch__more" onClick={() => setWhole(true)}>
          Show the other {byFile.size - shown.length}
        </button>
      )}
    </section>
  );
}

function Part({
  title,
  tasks,
  files,
  onSettle,
}: Omit<GroupProps, "group"> & { title: string; tasks: readonly Task[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = tasks.slice(0, shownAtOnce);
  return (
    <details className="record" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <span className="launch__number">{tasks.length}</span>
      </summary>
      {isOpen && (
        <ul className="launch__tasks">
          {shown.map((task) => (
            <Line key={task.id} task={task} files={files} onSettle={onSettle} />
          ))}
          {tasks.length > shown.length && <li className="quiet">{tasks.length - shown.length} more follow these.</li>}
        </ul>
      )}
    </details>
  );
}

function Line({ task, files, onSettle }: { task: Task } & Omit<GroupProps, "group">) {
  const { title, detail, path, at, settled } = task;
  const name = at ? placeInWords(at.filter((part) => part !== "pictureDescriptions")) : title;
  const canOpen = isProjectTable(path) || files.some((file) => file.path === path);
  return (
    <li>
      <p className="launch__name">{name || "Entry"}</p>
      <p className="launch__detail">{detail}</p>
      <p className="launch__ways">
        {canOpen && (
          <a href={fieldAddress(task)}>
            {settled === "answered" ? "Write the answer" : "Replace it"}
            <span className="visually-hidden">: {name}</span>
          </a>
        )}
        {settled && (
          <button type="button" className="quiet-button" onClick={() => void onSettle(task)}>
            {settled === "answered" ? "It is answered" : "This sample is right as it is"}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!settled && at && <span className="quiet">A photograph takes its place.</span>}
      </p>
    </li>
  );
}

function nameOf(path: string, files: readonly FileSummary[]): string {
  const known = files.find((file) => file.path === path)?.title;
  if (known) return known;
  const region = /^projects\/(\w+)\.csv$/.exec(path)?.[1];
  return region ? `Projects, ${region}` : path;
}
