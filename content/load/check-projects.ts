import type { Mistakes } from "./mistake.ts";
import { nearestFirst } from "./explain.ts";
import type { Sources } from "./sources.ts";

/** The state or union territory at the end of a location: `Jaipur, Rajasthan`. */
export function stateOf(location: string): string {
  return location.slice(location.lastIndexOf(",") + 1).trim();
}

/** Every project is in a state of its region, and its kinds of room and client are among those of the filters. */
export function checkProjects({ tables, map, pages }: Sources, mistakes: Mistakes): void {
  if (!map || !pages.projects) return;
  const rooms = Object.keys(pages.projects.entry.rooms);
  const clientTypes = Object.keys(pages.projects.entry.clientTypes);
  for (const [region, { path, rows }] of tables) {
    const states = map.entry.regions[region].states;
    for (const { line, row } of rows) {
      const check = (field: string, found: string, allowed: readonly string[]) => {
        if (allowed.includes(found)) return;
        const choice = nearestFirst(found, allowed).join(", ");
        mistakes.add({ file: path, line, field, found: JSON.stringify(found), allowed: choice });
      };
      check("location", stateOf(row.location), states);
      check("room", row.room, rooms);
      check("clientType", row.clientType, clientTypes);
    }
  }
}
