import type { ProjectRow } from "../schema/project.ts";
import { quoted } from "../sentence-parts.ts";
import type { Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** Checks that a project with photographs has a page with a unique address and title. */
export function checkProjectPages({ tables }: Sources, mistakes: Mistakes): void {
  const places = new Map<string, string>();
  for (const { path, readRows } of tables.values()) {
    for (const { line, row, refused } of readRows) {
      const report = (field: string, message: string) => mistakes.add({ file: path, line, field, message });
      const unique = (field: string, value: string, what: string) => {
        const key = `${field}:${value.toLowerCase()}`;
        const other = places.get(key);
        if (other)
          report(
            field,
            `Another project also has ${quoted(value)} (${other}). Give each project with a page a different ${what}.`,
          );
        else places.set(key, `${path}:${line}`);
      };
      reportRepetitions(row, report);
      const { project = "", location = "", page, photographs } = row;
      if (photographs && !page && !refused.has("page")) {
        const example = suggestedPage({ project, location });
        report(
          "page",
          `Write the last part of the address of its page, such as ${example}, because it has photographs.`,
        );
      }
      if (!page) continue;
      if (!photographs) report("photographs", "List at least one photograph, because the project has a page.");
      unique("page", page, "address");
      if (project && location) unique("project", `${project}, ${location}`, "name and location");
    }
  }
}

function reportRepetitions(
  { products = [], photographs = [] }: Partial<ProjectRow>,
  report: (field: string, message: string) => void,
): void {
  for (const [field, names] of Object.entries({ products, photographs })) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated) report(field, `${quoted(repeated)} is listed twice. List it once.`);
  }
}

/** `town-hall-pune` for a town hall in Pune, Maharashtra. */
export function suggestedPage({ project, location }: Pick<ProjectRow, "project" | "location">): string {
  const words = `${project} ${location.split(",")[0]}`.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "town-hall-pune";
}
