import { useState } from "react";
import { placeInWords } from "../../app/form/labels.ts";
import type { Task, TaskGroup } from "../launch-tasks.ts";
import { fieldAddress } from "./field-address.ts";

/** Longer lists are expanded on request. */
const filesAtOnce = 10;
const shownAtOnce = 30;

interface GroupProps {
  group: TaskGroup;
  onSettle: (task: Task) => Promise<void>;
}

/** The tasks of a group: the questions, then the samples by file. */
export function Group({ group: { title, about, tasks, first }, onSettle }: GroupProps) {
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
      {questions.length > 0 && <Part title="Questions for you" tasks={questions} onSettle={onSettle} />}
      {shown.map(([path, inFile]) => (
        <Part key={path} title={inFile[0]?.file ?? path} tasks={inFile} onSettle={onSettle} />
      ))}
      {byFile.size > shown.length && (
        <button type="button" className="quiet-button launch__more" onClick={() => setWhole(true)}>
          Show the other {byFile.size - shown.length}
        </button>
      )}
    </section>
  );
}

function Part({ title, tasks, onSettle }: Omit<GroupProps, "group"> & { title: string; tasks: readonly Task[] }) {
  const [isOpen, setOpen] = useState(false);
  const rows = tasks.filter(({ row }) => row !== undefined);
  const others = tasks.filter(({ row }) => row === undefined);
  const shown = others.slice(0, shownAtOnce);
  return (
    <details className="record" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <ul className="launch__tasks">
          {shown.map((task) => (
            <Line key={task.id} task={task} onSettle={onSettle} />
          ))}
          {others.length > shown.length && <li className="quiet">{others.length - shown.length} more follow these.</li>}
          {[...Map.groupBy(rows, stateOf)].map(([state, inState]) => (
            <Rows key={state} state={state} rows={inState} onSettle={onSettle} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** The state at the end of a location, which is the last part of a row's description. */
function stateOf({ detail }: Task): string {
  return detail.slice(detail.lastIndexOf(", ") + 1).trim();
}

/** A state's sample rows, each linked to its row in the projects table. */
function Rows({ state, rows, onSettle }: { state: string; rows: readonly Task[] } & Omit<GroupProps, "group">) {
  return (
    <li>
      <p className="launch__name">{state}</p>
      <ul>
        {rows.map((task) => {
          const name = task.detail.slice(0, task.detail.lastIndexOf(", "));
          return (
            <li key={task.id} className="launch__ways">
              <a href={fieldAddress(task)}>
                {name}
                <span className="visually-hidden">, row {task.row}</span>
              </a>
              <button type="button" className="quiet-button" onClick={() => void onSettle(task)}>
                This is correct
                <span className="visually-hidden">
                  : {name}, row {task.row}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function Line({ task, onSettle }: { task: Task } & Omit<GroupProps, "group">) {
  const { title, detail, at, file, others = [], settled } = task;
  const name = settled !== "answered" && at ? placeInWords(at.filter((part) => part !== "pictureDescriptions")) : title;
  return (
    <li>
      <p className="launch__name">{name || "Entry"}</p>
      <p className="launch__detail">{detail}</p>
      <p className="launch__ways">
        {file !== undefined && others.length === 0 && (
          <a href={fieldAddress(task)}>
            {settled === "answered" ? "Write the answer" : "Replace it"}
            <span className="visually-hidden">: {name}</span>
          </a>
        )}
        {others.length > 0 && (
          <>
            <span>Write the answer for</span>
            {[task, ...others].map((place) => (
              <a key={fieldAddress(place)} href={fieldAddress(place)}>
                {place.file}
                <span className="visually-hidden">: {title}</span>
              </a>
            ))}
          </>
        )}
        {settled && (
          <button type="button" className="quiet-button" onClick={() => void onSettle(task)}>
            {settled === "answered" ? "Mark as answered" : "This is correct"}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!settled && at && <span className="quiet">Replace it with a photograph.</span>}
      </p>
    </li>
  );
}
