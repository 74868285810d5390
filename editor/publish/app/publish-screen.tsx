import { useCallback, useEffect, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { placeInWords } from "../../app/form/labels.ts";
import { useFileNames } from "../../app/file-names.ts";
import { ScreenHead } from "../../app/screen-head.tsx";
import { ask } from "../../app/api.ts";
import { useFailure } from "../../app/use-failure.ts";
import type { Comparison, PublishState, Version } from "../messages.ts";
import { BringBack } from "./bring-back.tsx";
import { mistakesIn, progressInWords, withFileNames } from "./progress.ts";
import { Changes } from "./changes.tsx";
import { Versions } from "./versions.tsx";

const askEveryMs = 1000;
const longestLog = 40;

/** Builds the site, shows what would change, publishes it, and brings earlier versions back. */
export function PublishScreen() {
  const [state, setState] = useState<PublishState>();
  const { failure, fail, succeed } = useFailure();
  const take = useCallback(
    (answer: Promise<PublishState>) =>
      answer
        .then((next) => {
          setState(next);
          succeed();
        })
        .catch(fail),
    [fail, succeed],
  );
  useEffect(() => {
    void take(ask<PublishState>("/api/publish/state"));
  }, [take]);
  const isBusy = state?.stage === "building" || state?.stage === "publishing";
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => void take(ask<PublishState>("/api/publish/state")), askEveryMs);
    return () => clearInterval(timer);
  }, [isBusy, take]);
  const [asked, setAsked] = useState<{ version: Version; comparison?: Comparison }>();
  /** Says first what would come back. The version is known by its name, wherever in the list it is meanwhile. */
  const askWhetherBack = async (version: Version) => {
    setAsked({ version });
    try {
      const comparison = await ask<Comparison>("/api/publish/compare", { name: version.name });
      setAsked((now) => (now?.version === version ? { version, comparison } : now));
    } catch (error) {
      setAsked(undefined);
      fail(error);
    }
  };
  const press = (address: string, body: object = {}) => void take(ask<PublishState>(`/api/publish/${address}`, body));
  return (
    <article className="file-screen publish" aria-label="Publish">
      <ScreenHead title="Publish">
        <p className="quiet">
          What you save is not online yet. Publishing checks and builds the site, shows what would change, and then
          replaces it.
        </p>
      </ScreenHead>
      <Failure words={failure} />
      {state && (
        <>
          <p className="publish__where">
            {state.target ? `The site is published ${state.target}.` : "It is not known where the site goes."}{" "}
            {state.precisely && <span className="quiet small">{state.precisely}. </span>}
            <a href="#/publishing.yaml">Change where</a>
          </p>
          {state.stage === "idle" && <Unpublished files={state.unpublished} />}
          {state.stage === "ready" && state.unpublished.length > 0 && <SavedMeanwhile files={state.unpublished} />}
          <div role="status">
            {state.done && <p className="said">{state.done}</p>}
            {state.stage === "publishing" && <p className="said">{waitingIn(state.said) ?? "Publishing …"}</p>}
          </div>
          {state.failure && <Failed failure={state.failure} said={state.said} />}
          {state.stage === "building" && <Building said={state.said} onStop={() => press("stop")} />}
          {state.comparison && state.stage === "ready" && <Changes comparison={state.comparison} />}
          <div className="publish__buttons">
            {state.stage === "ready" && (
              <button type="button" className="action-link action-link--button" onClick={() => press("publish")}>
                Publish this
              </button>
            )}
            <button
              type="button"
              className={state.stage === "ready" ? "plain-button" : "action-link action-link--button"}
              disabled={isBusy}
              onClick={() => press("prepare")}
            >
              {state.stage === "ready" ? "Check and build again" : "Check and build"}
            </button>
          </div>
          <Versions versions={state.versions} isBusy={isBusy} onBringBack={(version) => void askWhetherBack(version)} />
          {asked && (
            <BringBack
              {...asked}
              onLeave={() => setAsked(undefined)}
              onBringBack={() => {
                setAsked(undefined);
                press("bring-back", { name: asked.version.name });
              }}
            />
          )}
        </>
      )}
    </article>
  );
}

function SavedMeanwhile({ files }: { files: readonly string[] }) {
  const nameOf = useFileNames();
  const names = [...new Set(files.map((file) => nameOf(file).name))];
  return (
    <p className="notice">
      Saved since this was built, and not in it: {names.join(", ")}. To publish that too, check and build again.
    </p>
  );
}

function Unpublished({ files }: { files: readonly string[] }) {
  const nameOf = useFileNames();
  const names = new Map(files.map(nameOf).map(({ name, address }) => [name, address]));
  if (files.length === 0) return <p className="quiet">Everything that you have saved is in the last version.</p>;
  return (
    <details className="record publish__files">
      <summary>
        {names.size === 1 ? "One thing has" : `${names.size} things have`} been changed since the last version
      </summary>
      <ul>
        {[...names].map(([name, address]) => (
          <li key={name}>{address ? <a href={address}>{name}</a> : name}</li>
        ))}
      </ul>
    </details>
  );
}

function Building({ said, onStop }: { said: readonly string[]; onStop: () => void }) {
  return (
    <div className="publish__building">
      <p role="status">Checking and building. This takes a few minutes; you may go on editing.</p>
      <p className="caption quiet publish__last" role="status">
        {progressInWords(said) ?? "Starting …"}
      </p>
      <button type="button" className="plain-button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

/** What publishing waits for, if it has not begun. */
function waitingIn(said: readonly string[]): string | undefined {
  return said.at(-1)?.startsWith("Another command") ? progressInWords(said) : undefined;
}

/** Why something did not succeed: mistakes with links to where they are, and all that was said for whoever wants to know. */
function Failed({ failure, said }: Pick<PublishState, "said"> & { failure: string }) {
  const nameOf = useFileNames();
  const mistakes = mistakesIn(said);
  return (
    <div className="notice notice--error" role="alert">
      <p>{failure}</p>
      {mistakes.length > 0 && (
        <ul className="publish__mistakes">
          {mistakes.map(({ path, at, words }) => {
            const { name, address } = nameOf(path);
            return (
              <li key={JSON.stringify([path, at, words])}>
                {address ? <a href={address}>{name}</a> : name}
                {at.length > 0 && `, ${placeInWords(at)}`}: {withFileNames(words, nameOf)}
              </li>
            );
          })}
        </ul>
      )}
      {said.length > 0 && (
        <details>
          <summary>Details</summary>
          <pre className="publish__log">{said.slice(-longestLog).join("\n")}</pre>
        </details>
      )}
    </div>
  );
}
