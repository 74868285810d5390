import type { ProjectRow } from "../schema/project.ts";
import type { Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** A project with photographs has a page of its own, whose address and title no other project has. */
export function checkProjectPages({ tables }: Sources, mistakes: Mistakes): void {
  const places = new Map<string, string>();
  for (const { path, rows } of tables.values()) {
    for (const { line, row } of rows) {
      const report = (field: string, found: string, allowed: string) =>
        mistakes.add({ file: path, line, field, found, allowed });
      const unique = (field: string, value: string, what: string) => {
        const key = `${field}:${value.toLowerCase()}`;
        const other = places.get(key);
        if (other)
          report(field, `${JSON.stringify(value)} as in ${other}`, `${what} that no other project with a page has`);
        else places.set(key, `${path}:${line}`);
      };
      reportRepetitions(row, report);
      if (row.photographs && !row.page) {
        report("page", "nothing", `the last part of the address of its page, such as ${suggestedPage(row)}`);
      }
      if (!row.page) continue;
      if (!row.photographs) report("photographs", "nothing", "at least one picture, since the project has a page");
      unique("page", row.page, "an address");
      unique("project", `${row.project}, ${row.location}`, "a name and location");
    }
  }
}

function reportRepetitions(
  { products = [], photographs = [] }: ProjectRow,
  report: (field: string, found: string, allowed: string) => void,
): void {
  for (const [field, names] of Object.entries({ products, photographs })) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated) report(field, `${JSON.stringify(repeated)} twice`, "each name once");
  }
}

/** `town-hall-pune` for a town hall in Pune, Maharashtra. */
export function suggestedPage({ project, location }: Pick<ProjectRow, "project" | "location">): string {
  const words = `${project} ${location.split(",")[0]}`.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "town-hall-pune";
}
