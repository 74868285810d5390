import type { Mistakes } from "./mistake.ts";
import { quoted } from "../sentence-parts.ts";
import { choicesNear, noSuch } from "./choices.ts";
import type { Sources } from "./sources.ts";

/** The state or union territory at the end of a location: `Jaipur, Rajasthan`. */
export function stateOf(location: string): string {
  return location.slice(location.lastIndexOf(",") + 1).trim();
}

/** Checks that every project is in a state of its region, and that the filters have its kinds of room and client. */
export function checkProjects({ tables, map, pages }: Sources, mistakes: Mistakes): void {
  if (!map || !pages.projects) return;
  const rooms = Object.keys(pages.projects.entry.rooms);
  const clientTypes = Object.keys(pages.projects.entry.clientTypes);
  for (const [region, { path, readRows }] of tables) {
    const states = map.entry.regions[region].states;
    for (const { line, row } of readRows) {
      const check = (field: "room" | "clientType", what: string, names: readonly string[]) => {
        const found = row[field];
        if (!found || names.includes(found)) return;
        mistakes.add({ file: path, line, field, message: noSuch(what, found, names) });
      };
      if (row.location !== undefined && !states.includes(stateOf(row.location))) {
        const message = adviceOnState(row.location, states);
        mistakes.add({ file: path, line, field: "location", message });
      }
      check("room", "type of room", rooms);
      check("clientType", "type of client", clientTypes);
    }
  }
}

/** How to correct a location without an allowed state. @param states those of its region, if only these are allowed */
export function adviceOnState(location: string, states?: readonly string[]): string {
  const state = stateOf(location);
  if (states) return `End the location with a comma and ${choicesNear(state, states)}, not ${quoted(state)}.`;
  if (!location.includes(",")) return "Add the state after a comma, as in “Pune, Maharashtra”.";
  return `${quoted(state)} is not a state or union territory of India. End the location with one, as in “Pune, Maharashtra”.`;
}
