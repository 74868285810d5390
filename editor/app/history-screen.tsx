import { Fragment, useCallback, useEffect, useState } from "react";
import { useFileNames } from "./file-names.ts";
import { ScreenHead } from "./screen-head.tsx";
import { readHistory, takeBack, type HistoryStep } from "./api.ts";
import type { ScreenProps } from "./screen-props.ts";

const shownFiles = 4;
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** What a step has changed. A picture is several files, of one name. */
function FilesOf({ step }: { step: HistoryStep }) {
  const nameOf = useFileNames();
  const names = new Map(step.files.map(nameOf).map(({ name, address }) => [name, address]));
  return (
    <>
      {[...names].slice(0, shownFiles).map(([name, address], index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          {address ? <a href={address}>{name}</a> : name}
        </Fragment>
      ))}
      {names.size > shownFiles && ` and ${names.size - shownFiles} more`}
    </>
  );
}

/** Every save, the last one first. */
export function HistoryScreen({ onSaved }: ScreenProps) {
  const [steps, setSteps] = useState<readonly HistoryStep[]>();
  const [said, setSaid] = useState("");
  const load = useCallback(() => readHistory().then((history) => setSteps(history.steps)), []);
  useEffect(() => {
    void load();
  }, [load]);
  const undo = async ({ id }: HistoryStep) => {
    const answer = await takeBack(id);
    setSaid(typeof answer === "string" ? answer : answer.words);
    await load();
    onSaved();
  };
  return (
    <article className="file-screen" aria-label="History">
      <ScreenHead title="History">
        <p className="quiet">Every save is one step. The last step can be taken back, then the one before it.</p>
      </ScreenHead>
      <p role="status" className="history__said">
        {said}
      </p>
      {steps?.length === 0 && <p>Nothing has been saved yet.</p>}
      <ol className="history">
        {steps?.map((step) => (
          <li key={step.id}>
            <p>{step.summary}</p>
            <p className="caption quiet">
              <time dateTime={step.at}>{moment.format(new Date(step.at))}</time>
              {" · "}
              <FilesOf step={step} />
            </p>
            {step.canUndo && (
              <button type="button" className="plain-button" onClick={() => void undo(step)}>
                Take back<span className="visually-hidden">: {step.summary}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
