import type { WithdrawnPage } from "../shell/not-found-screen.tsx";

/** Thrown where there is no page, or no longer one. */
export class AbsentPage extends Error {
  /** What visitors are told about a product that is no longer offered. */
  readonly withdrawn: WithdrawnPage | undefined;

  constructor(withdrawn?: WithdrawnPage) {
    super("There is no page at this address.");
    this.withdrawn = withdrawn;
  }
}
