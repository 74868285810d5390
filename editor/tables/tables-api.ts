import { stringify as stringifyCsv } from "csv-stringify/sync";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { sitePages } from "#content/page-registry.ts";
import type { Preview, PreviewedPage } from "../preview/start-preview.ts";
import { malformed, read } from "../server/request-body.ts";
import type { FigureStore } from "./figure-store.ts";
import type { ArrangedRows, Cells, OtherTable, ProjectTable, ReadAs } from "./messages.ts";
import { kindsFromNames } from "./kinds-from-names.ts";
import { arrange } from "./matching.ts";
import { projectColumns } from "./project-columns.ts";
import type { ProjectKinds } from "./project-kinds.ts";
import type { ProjectStore } from "./project-store.ts";
import { readTable } from "./read-table.ts";
import { mostCharacters, mostColumns, mostRows } from "./table-limits.ts";
import { writeTable } from "./write-table.ts";
import { UnreadableTable } from "./unreadable-table.ts";

const row = z.array(z.string().max(mostCharacters)).max(mostColumns);
const rows = z.array(row).max(mostRows);
const checking = z.strictObject({ rows });
const place = z.union([z.int().nonnegative(), z.null()]);
const arranging = z.strictObject({
  rows,
  places: z.array(place).max(20),
  state: place,
  /** What the columns of the other table are called; empty if they have no names. */
  heading: row,
});
const addingKinds = z.strictObject({
  column: z.enum(["room", "clientType"]),
  printed: z.array(z.string().trim().min(1).max(80)).min(1).max(100),
});
const saving = z.strictObject({ rows, version: z.hash("sha256") });
const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * What is done with tables: the projects of all regions, and the figures of all products.
 * @param preview draws the page of projects; absent if the site has not been built
 */
export function createTablesApi(
  projects: ProjectStore,
  kinds: ProjectKinds,
  figures: FigureStore,
  preview?: Preview,
): Hono {
  const api = new Hono();
  const post = <Schema extends z.ZodType>(
    address: string,
    schema: Schema,
    act: (asked: z.output<Schema>) => object | Promise<object>,
  ) =>
    api.post(address, async (context: Context) => {
      const asked = await read(context, schema);
      return asked ? context.json(await act(asked)) : malformed(context);
    });
  const header = projectColumns.map(({ label }) => label);
  const projectTable = () => [header, ...projects.printed()];

  api.get("/projects", (context) => {
    const answer: ProjectTable = { ...projects.read(), columns: projectColumns };
    return context.json(answer);
  });
  post("/projects/check", checking, (asked) => projects.check(asked.rows));
  post("/projects/preview", checking, async (asked) => {
    const wrong = new Set(projects.check(asked.rows).mistakes.map(({ row: index }) => index));
    const correct = asked.rows.filter((_, index) => !wrong.has(index));
    const texts = projects
      .changesTo(correct)
      .map(({ path, after }) => ({ path: path.slice("content/".length), text: String(after) }));
    const drawn: PreviewedPage = (await preview?.render({ page: { address: sitePages.projects.path }, texts })) ?? {};
    return wrong.size > 0 && drawn.html !== undefined ? { ...drawn, instead: "the other rows" } : drawn;
  });
  post("/projects/save", saving, (asked) => projects.save(asked.rows, asked.version));
  post("/projects/kinds", addingKinds, ({ column, printed }) => kinds.add(column, printed));
  post("/projects/arrange", arranging, ({ rows: others, places, state, heading }) => {
    const [named = []] = arrange([heading], places);
    const arranged = arrange(others, places, state);
    const ours = projects.inOwnWords(arranged, named);
    const answer: ArrangedRows = {
      rows: ours,
      datesRead: readAs(arranged, ours, "year"),
      statesAdded: readAs(arranged, ours, "location").filter(({ written }) => !written.includes(",")),
      unknown: projects.unknownIn(ours, kindsFromNames(places)),
    };
    return answer;
  });
  api.get("/projects/export.csv", (context) =>
    // Excel takes a file without this mark for one in another encoding.
    file(context, stringifyCsv(projectTable(), { bom: true }), "text/csv; charset=utf-8"),
  );
  api.get("/projects/export.xlsx", async (context) =>
    file(context, await writeTable(projectTable(), "Projects"), spreadsheetType),
  );
  api.post("/upload", async (context) => {
    // A form of another site cannot send this kind of body.
    if (context.req.header("content-type") !== "application/octet-stream") return malformed(context);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const other: OtherTable = { rows: await readTable(bytes, projects.states()) };
    return context.json(other);
  });
  api.get("/figures/export.xlsx", async (context) =>
    file(context, await writeTable(figures.table(), "Figures"), spreadsheetType),
  );
  post("/figures/compare", checking, (asked) => figures.compare(asked.rows));
  post("/figures/apply", checking, (asked) => figures.apply(asked.rows));
  api.onError((error, context) => {
    if (error instanceof UnreadableTable) return context.json({ error: error.message }, 422);
    throw error;
  });
  return api;
}

/** The cells of a column that were taken as something else. */
function readAs(arranged: readonly Cells[], ours: readonly Cells[], name: string): ReadAs[] {
  const column = projectColumns.findIndex((each) => each.name === name);
  return arranged
    .map((cells, index) => ({ written: (cells[column] ?? "").trim(), taken: ours[index]?.[column] ?? "" }))
    .filter(({ written, taken }) => written !== taken);
}

function file(context: Context, body: string | Uint8Array, contentType: string) {
  return context.body(typeof body === "string" ? body : new Uint8Array(body), 200, { "content-type": contentType });
}
