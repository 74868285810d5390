import { useEffect, useState } from "react";
import { ask, EditorFailure } from "../../app/api.ts";
import type { Task, TaskGroup } from "../launch-tasks.ts";
import { fieldAddress } from "./field-address.ts";

interface NextTaskProps {
  /** The file that has no samples left. */
  after: string;
}

/** Leads from a file without samples to the next one on the launch list. */
export function NextTask({ after }: NextTaskProps) {
  const [next, setNext] = useState<Task>();
  useEffect(() => {
    ask<{ groups: readonly TaskGroup[] }>("/api/launch/list")
      .then(({ groups }) => setNext(groups.flatMap(({ tasks }) => tasks).find((task) => isSample(task, after))))
      .catch((error: unknown) => {
        // The launch list itself reports why it cannot be read.
        if (!(error instanceof EditorFailure)) throw error;
      });
  }, [after]);
  return next ? <TaskLink task={next} /> : null;
}

function isSample({ path, file, settled }: Task, after: string): boolean {
  return settled !== "answered" && file !== undefined && path !== after;
}

/** A link to a task. */
export function TaskLink({ task }: { task: Task }) {
  return (
    <a className="quiet-button" href={fieldAddress(task)}>
      {task.settled === "answered" ? "Next question" : "Next sample"}
      {task.file !== undefined && <span className="visually-hidden">: {task.file}</span>}
    </a>
  );
}
