import { Fragment, useCallback, useEffect, useState } from "react";
import { ScreenHead } from "./screen-head.tsx";
import { readHistory, takeBack, type HistoryStep } from "./api.ts";
import type { ScreenProps } from "./screen-props.ts";

const shownFiles = 4;
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Every save, the last one first. */
export function HistoryScreen({ files, onSaved }: ScreenProps) {
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
        <p className="quiet">
          Every save is one step, also of several files. The last step of a file can be taken back, then the one before
          it.
        </p>
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
              {step.files.slice(0, shownFiles).map((path, index) => (
                <Fragment key={path}>
                  {index > 0 && ", "}
                  {files.some((file) => `content/${file.path}` === path) ? (
                    <a href={`#/${path.replace(/^content\//, "")}`}>{path}</a>
                  ) : (
                    path
                  )}
                </Fragment>
              ))}
              {step.files.length > shownFiles && ` and ${step.files.length - shownFiles} more`}
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
