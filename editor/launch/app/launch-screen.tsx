import { useCallback, useEffect, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import { ask, wordsOf, type SaveOutcome } from "../../app/api.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import type { Task, TaskGroup } from "../launch-tasks.ts";
import { Checks } from "./checks.tsx";
import { fieldAddress } from "./field-address.ts";
import { TaskLink } from "./next-task.tsx";
import { Group } from "./task-group.tsx";

interface Listed {
  groups: readonly TaskGroup[];
}

/** The tasks left before the site goes public, in a sensible order. */
export function LaunchScreen({ onSaved }: ScreenProps) {
  const [groups, setGroups] = useState<readonly TaskGroup[]>();
  const [said, setSaid] = useState("");
  const [next, setNext] = useState<Task>();
  const [failure, setFailure] = useState<string>();
  const take = useCallback(
    <Answer extends Listed>(asked: Promise<Answer>) =>
      asked
        .then((answer) => {
          setGroups(answer.groups);
          setFailure(undefined);
          return answer;
        })
        .catch((error: unknown) => {
          setFailure(wordsOf(error));
          return undefined;
        }),
    [],
  );
  useEffect(() => {
    void take(ask<Listed>("/api/launch/list"));
  }, [take]);
  const settle = async (task: Task) => {
    const { id, detail, settled } = task;
    const all = groups?.flatMap(({ tasks }) => tasks) ?? [];
    setNext(all.slice(all.findIndex((each) => each.id === id) + 1).find(({ file }) => file !== undefined));
    if (settled === "answered") {
      const answer = await take(ask<Listed>("/api/launch/answer", { id, answered: true }));
      if (answer) setSaid("Question marked as answered.");
      return;
    }
    const answer = await take(ask<Listed & SaveOutcome>("/api/launch/settle", { id, detail }));
    if (!answer) return;
    if (answer.outcome === "saved") setSaid(`Saved. ${answer.step.summary}. You can undo this in the history.`);
    else if (answer.outcome === "refused") {
      setSaid(`Not saved. ${answer.mistakes[0]?.message}`);
    } else setSaid("Not saved: someone else has changed the file.");
    await onSaved();
  };
  const all = groups?.reduce((sum, { first }) => sum + first, 0) ?? 0;
  const left = groups?.reduce((sum, { tasks }) => sum + tasks.length, 0) ?? 0;
  const first = groups?.flatMap(({ tasks }) => tasks).find(({ path, at, row }) => path && (at ?? row));
  return (
    <article className="file-screen launch" aria-label="Launch list">
      <ScreenHead title="Launch list">
        <p className="quiet">
          While any samples are left, the site says so and asks search engines not to list it. Replace each sample, or
          confirm that it is correct.
        </p>
      </ScreenHead>
      <Failure words={failure} />
      {groups && (
        <>
          <div className="launch__progress">
            <p id="launch-progress">
              <strong>{left}</strong> left of {all}
            </p>
            <progress aria-labelledby="launch-progress" value={all - left} max={Math.max(all, 1)} />
            {first && (
              <a className="action-link action-link--button" href={fieldAddress(first)}>
                <span>{left === all ? "Start" : "Continue"}</span>
              </a>
            )}
          </div>
          <p role="status" className="said">
            {said && (
              <>
                {said} {next && <TaskLink task={next} />}
              </>
            )}
          </p>
          {groups.map((group) => (
            <Group key={group.title} group={group} onSettle={settle} />
          ))}
          <Checks />
        </>
      )}
    </article>
  );
}
