import { useState } from "react";
import { ask } from "../../app/api.ts";
import { useAttempt } from "../../app/use-attempt.ts";
import type { LaunchCheckLine } from "../launch-tasks.ts";

/** The server's remaining setup, as in `npm run check:launch`. It sends requests to other machines, so it runs only on request. */
export function Checks() {
  const [checks, setChecks] = useState<readonly LaunchCheckLine[]>();
  const { problem, isBusy, attempt } = useAttempt();
  const check = () =>
    attempt(async () => {
      setChecks((await ask<{ checks: LaunchCheckLine[] }>("/api/launch/checks")).checks);
      return undefined;
    });
  return (
    <section className="launch__group" aria-labelledby="launch-checks">
      <h2 id="launch-checks">The server</h2>
      <p className="quiet">
        Web address, email, encryption, redirects and backup, for the person who looks after the website.
      </p>
      <button type="button" className="plain-button" disabled={isBusy} onClick={() => void check()}>
        {isBusy ? "Checking …" : "Check the server"}
      </button>
      <div role="status">
        {problem && <p className="text-field__error">{problem}</p>}
        {checks && (
          <dl className="launch__checks">
            {checks.map(({ name, toDo }) => (
              <div key={name}>
                <dt>{name.charAt(0).toUpperCase() + name.slice(1)}</dt>
                <dd>{toDo.length === 0 ? "OK." : toDo.join(" ")}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
