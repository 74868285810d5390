import { Fragment, use, useCallback, useEffect, useState } from "react";
import { FilesContext, useFileNames } from "./file-names.ts";
import { formatTime } from "./format-time.ts";
import { ScreenHead } from "./screen-head.tsx";
import { laterChange, readHistory, undoStep, type HistoryStep } from "./api.ts";
import type { ScreenProps } from "./screen-props.ts";
import { useFailure } from "./use-failure.ts";

const shownFiles = 4;

/** The files of a step. A picture is named by the summary, and has several files with one name. */
function FilesOf({ step }: { step: HistoryStep }) {
  const nameOf = useFileNames();
  const texts = step.files.filter((path) => !path.startsWith("imagery/"));
  const names = new Map(
    (texts.length > 0 ? texts : step.files).map(nameOf).map(({ name, address }) => [name, address]),
  );
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

/** Why a step cannot be undone. */
function WhyNot({ step: { files, isUndone } }: { step: HistoryStep }) {
  const broken = use(FilesContext).find(({ path, isBroken }) => isBroken && files.includes(`content/${path}`));
  if (isUndone) return <p className="caption quiet">This has been undone.</p>;
  if (!broken) return <p className="caption quiet">{laterChange}</p>;
  return (
    <p className="caption history__why-not">
      This cannot be undone, because <a href={`#/${broken.path}`}>{broken.title}</a> cannot be read.
    </p>
  );
}

/** All saves, latest first. */
export function HistoryScreen({ onSaved }: ScreenProps) {
  const [steps, setSteps] = useState<readonly HistoryStep[]>();
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { failure, fail, succeed } = useFailure();
  const load = useCallback(
    () =>
      readHistory()
        .then((history) => {
          setSteps(history.steps);
          succeed();
        })
        .catch(fail),
    [fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const undo = async ({ id }: HistoryStep) => {
    setBusy(true);
    const answer = await undoStep(id).catch(fail);
    if (answer) setSaid(typeof answer === "string" ? answer : answer.words);
    await load();
    setBusy(false);
    onSaved();
  };
  return (
    <article className="file-screen" aria-label="History">
      <ScreenHead title="History">
        <p className="quiet">Undo takes back one save and keeps later ones. You can redo it.</p>
      </ScreenHead>
      <p role="status" className="history__said">
        {said}
      </p>
      {failure && <p className="text-field__error">{failure}</p>}
      {steps?.length === 0 && <p>Nothing has been saved yet.</p>}
      <ol className="history">
        {steps?.map((step) => (
          <li key={step.id}>
            <p>{step.summary}</p>
            {step.all && (
              <details className="record">
                <summary>All {step.all.length} changes</summary>
                <ul>
                  {step.all.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            )}
            <p className="caption quiet">
              <time dateTime={step.at}>{formatTime(step.at)}</time>
              {" · "}
              <FilesOf step={step} />
            </p>
            {step.canUndo && (
              <button type="button" className="plain-button" disabled={isBusy} onClick={() => void undo(step)}>
                {step.isUndo ? "Redo" : "Undo"}
                <span className="visually-hidden">: {step.summary}</span>
              </button>
            )}
            {!step.canUndo && <WhyNot step={step} />}
          </li>
        ))}
      </ol>
    </article>
  );
}
