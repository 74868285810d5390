import { writeFileSync } from "node:fs";
import { failure } from "./tally.mjs";

/** The environment variable with the path of the file that the tally is written to. */
export const tallyFileVariable = "TEST_TALLY_FILE";

/**
 * A Vitest reporter that writes the tally of a run as JSON. A file that does not load, a hook that throws and an
 * error outside the tests each count as one failure.
 */
export default class VitestTally {
  /** @type {import("./tally.mjs").Tally} */
  #tally = { passed: 0, failed: 0, failures: [] };

  /**
   * @param {ReadonlyArray<import("vitest/node").TestModule>} modules
   * @param {ReadonlyArray<import("vitest").SerializedError>} errorsOutsideTests
   */
  onTestRunEnd(modules, errorsOutsideTests) {
    for (const module of modules) {
      const file = module.relativeModuleId;
      this.#addErrors(file, module.errors());
      for (const suite of module.children.allSuites()) this.#addErrors(`${file}: ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === "passed") this.#tally.passed++;
        if (state === "failed") this.#addErrors(`${file}: ${test.fullName}`, errors.slice(0, 1));
      }
    }
    this.#addErrors("an error outside the tests", errorsOutsideTests);
    writeFileSync(process.env[tallyFileVariable] ?? "", JSON.stringify(this.#tally));
  }

  /** @param {string} place @param {ReadonlyArray<{ message: string, stack?: string }>} errors */
  #addErrors(place, errors) {
    this.#tally.failed += errors.length;
    this.#tally.failures.push(...errors.flatMap(({ message, stack }) => failure(place, stack ?? message)));
  }
}
