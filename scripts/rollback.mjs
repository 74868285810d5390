import { withLock } from "./files/lock.mjs";
import { findNode } from "./setup/node-runtime.mjs";
import { inProject } from "./setup/project.mjs";
import { releasesOf } from "./versions/releases.mjs";
import { runSuccessfully } from "./setup/run.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";

/** Rolls the site back to the previous version, or to the version given as argument. */
await runCommand(() =>
  withLock(async () => {
    const releases = releasesOf();
    const present = releases.current();
    const wanted = process.argv[2] ?? releases.previous();
    if (!wanted || !present) throw new Failure("There is no earlier version of the site to roll back to.");
    if (!releases.list().includes(wanted)) {
      throw new Failure(`There is no version ${wanted}. There are: ${releases.list().join(", ")}.`);
    }
    if (wanted === present) throw new Failure(`Version ${wanted} is already the one that is served.`);
    await runSuccessfully(
      findNode(),
      [inProject("scripts/build/require-loadable.ts"), releases.pathOf(wanted)],
      `The site stays at version ${present}: this server cannot serve version ${wanted}.`,
    );
    releases.switchTo(wanted);
    say(`The site is now at version ${wanted}; it was at ${present}. A running server switches to it within a second.`);
    if (wanted < present) say(`\`npm run rollback -- ${present}\` rolls forward again.`);
    return 0;
  }),
);
