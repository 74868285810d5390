import { useCallback, useEffect, useRef, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import { ask } from "../../app/api.ts";
import { useFailure } from "../../app/use-failure.ts";
import type { Comparison, Place, PublishState, Version } from "../publish-state.ts";
import { progressInWords } from "./progress.ts";
import { Changes, NoEnquiries, SavedMeanwhile, Unpublished } from "./changes.tsx";
import { Failed } from "./failed.tsx";
import { isOffline, RollBack, Versions } from "./versions.tsx";

const askEveryMs = 1000;

/** Builds the site, shows the changes, publishes it, and rolls back to earlier versions. */
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
  /** The pending request: its response may take a second. */
  const [begun, setBegun] = useState<string>();
  const isAtWork = state?.stage === "building" || state?.stage === "publishing";
  const isBusy = isAtWork || begun !== undefined;
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => void take(ask<PublishState>("/api/publish/state")), askEveryMs);
    return () => clearInterval(timer);
  }, [isAtWork, take]);
  const [asked, setAsked] = useState<{ version: Version; comparison?: Comparison }>();
  /** Shows the changes first. The version is identified by name, because the list may have moved. */
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
  const status = useRef<HTMLDivElement>(null);
  const press = (address: string, words: string, body: object = {}) => {
    setBegun(words);
    // The focused button disappears.
    status.current?.focus();
    void take(ask<PublishState>(`/api/publish/${address}`, body)).finally(() => setBegun(undefined));
  };
  return (
    <article className="file-screen publish" aria-label="Publish">
      <ScreenHead title="Publish">
        <p className="quiet">
          Visitors see your saved changes only after you publish them. First prepare a new version, then check its
          changes, then publish it.
        </p>
      </ScreenHead>
      <Failure words={failure} />
      {state && (
        <>
          <Where
            place={state.place}
            isPublished={state.versions.some(({ isOnline }) => isOnline)}
            isDone={state.done !== undefined}
          />
          {state.stage === "idle" && state.unpublished && (
            <Unpublished
              changes={state.unpublished}
              isPublished={state.place?.latest === "Online" && state.versions.some(({ isOnline }) => isOnline)}
            />
          )}
          {state.stage === "ready" && state.unpublished && <SavedMeanwhile changes={state.unpublished} />}
          <div role="status" ref={status} tabIndex={-1}>
            {begun ? <p className="said">{begun}</p> : <Done state={state} />}
          </div>
          {state.failure && <Failed failure={state.failure} said={state.said} />}
          {state.stage === "building" && <Building said={state.said} onStop={() => press("stop", "Stopping …")} />}
          {state.comparison && state.stage === "ready" && <Changes comparison={state.comparison} />}
          {state.place?.lacksEnquiries && state.stage === "idle" && <NoEnquiries />}
          {!isBusy && state.place && (
            <div className={state.stage === "ready" ? "publish__buttons publish__buttons--ready" : "publish__buttons"}>
              {state.stage === "ready" && (
                <button
                  type="button"
                  className="action-link action-link--button"
                  onClick={() => press("publish", "Publishing …", { ready: state.ready })}
                >
                  Publish this version
                </button>
              )}
              <button
                type="button"
                className={state.stage === "ready" ? "plain-button" : "action-link action-link--button"}
                onClick={() => press("prepare", "Starting …")}
              >
                {state.stage === "ready" ? "Prepare another version" : "Prepare a new version"}
              </button>
            </div>
          )}
          {state.place && (
            <Versions
              versions={state.versions}
              place={state.place}
              isBusy={isBusy}
              onChoose={(version) => void askWhetherBack(version)}
            />
          )}
          {asked && (
            <RollBack
              {...asked}
              onLeave={() => setAsked(undefined)}
              onRollBack={() => {
                setAsked(undefined);
                press("roll-back", "Publishing the version that you chose …", { name: asked.version.name });
              }}
            />
          )}
        </>
      )}
    </article>
  );
}

interface WhereProps {
  place: Place | undefined;
  /** Whether a version has been published there. */
  isPublished: boolean;
  /** Whether the result of an operation is shown, which has the link. */
  isDone: boolean;
}

/** The target, and a link to the site there. */
function Where({ place, isPublished, isDone }: WhereProps) {
  return (
    <div className="publish__where">
      <p>
        {place
          ? `The site ${isPublished ? "is" : "will be"} published ${place.inWords}.`
          : "The site cannot be published with the present settings."}{" "}
        <a href={place ? '#/publishing.yaml?at=["target"]' : "#/publishing.yaml"}>Change</a>
        {isPublished && !isDone && place?.address && (
          <>
            {" · "}
            <a href={place.address}>Open the site</a>
          </>
        )}
      </p>
      {place?.precisely && <p className="quiet small">{place.precisely}</p>}
      {isOffline(place) && (
        <p className="quiet small">
          The site was not found at its usual address on this computer. If visitors cannot see it, ask the person who
          looks after the website to start it.
        </p>
      )}
    </div>
  );
}

/** The result of the last operation, or the progress of the current one. */
function Done({ state: { done, place, stage, said } }: { state: PublishState }) {
  if (stage === "publishing") return <p className="said">{waitingIn(said) ?? "Publishing …"}</p>;
  if (!done) return null;
  return (
    <p className="said">
      {done}{" "}
      {place?.address && (
        <>
          {place.isElsewhere ? "" : "Visitors see it now. "}
          <a href={place.address}>Open the site</a>
        </>
      )}
    </p>
  );
}

function Building({ said, onStop }: { said: readonly string[]; onStop: () => void }) {
  return (
    <div className="publish__building">
      <p role="status">Preparing the new version. This can take a few minutes. You can keep editing.</p>
      <p className="caption quiet publish__last" role="status">
        {progressInWords(said) ?? "Starting …"}
      </p>
      <button type="button" className="plain-button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

/** What a pending publication is waiting for. */
function waitingIn(said: readonly string[]): string | undefined {
  return said.at(-1)?.startsWith("Another command") ? progressInWords(said) : undefined;
}
