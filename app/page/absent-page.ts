import type { WithdrawnPage } from "../shell/not-found-screen.tsx";

/** Thrown where there is no page, or none any more. */
export class AbsentPage extends Error {
  /** What is said of a product that is no longer offered. */
  readonly withdrawn: WithdrawnPage | undefined;

  constructor(withdrawn?: WithdrawnPage) {
    super("There is no page at this address.");
    this.withdrawn = withdrawn;
  }
}
