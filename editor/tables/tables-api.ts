import { stringify as stringifyCsv } from "csv-stringify/sync";
import { Hono } from "hono";
import { z } from "zod";
import { sitePages } from "#content/page-registry.ts";
import type { Preview, PreviewedPage } from "../preview/start-preview.ts";
import { post, upload } from "../server/request-body.ts";
import type { FigureStore } from "./figure-store.ts";
import { projectColumns } from "./project-columns.ts";
import type { ProjectStore } from "./project-store.ts";
import { readTable } from "./read-table.ts";
import { mostCharacters, mostColumns, mostRows } from "./table-limits.ts";
import { writeTable } from "./write-table.ts";

const rows = z.array(z.array(z.string().max(mostCharacters)).max(mostColumns)).max(mostRows);
const table = z.strictObject({ rows });
const saving = z.strictObject({ rows, version: z.hash("sha256") });
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The API for tables: the projects of all regions, and the figures of all products.
 * @param preview renders the projects page; absent if the site has not been built
 */
export function createTablesApi(projects: ProjectStore, figures: FigureStore, preview?: Preview): Hono {
  const api = new Hono();
  const workbook = (address: string, sheet: string, cells: (category?: string) => string[][]) =>
    api.get(address, async (context) =>
      context.body(new Uint8Array(await writeTable(cells(context.req.query("category")), sheet)), 200, {
        "content-type": workbookType,
      }),
    );

  upload(api, "/upload", (bytes, context) => readTable(bytes, context.req.query("sheet")));
  api.get("/projects", (context) => context.json(projects.read()));
  post(api, "/projects/import", table, (asked) => projects.import(asked.rows));
  post(api, "/projects/check", table, (asked) => projects.check(asked.rows));
  post(api, "/projects/save", saving, (asked) => projects.save(asked.rows, asked.version));
  post(api, "/projects/preview", table, async (asked) => {
    const wrong = new Set(projects.check(asked.rows).mistakes.map(({ row }) => row));
    const texts = projects
      .changesTo(asked.rows.filter((_, index) => !wrong.has(index)))
      .map(({ path, after }) => ({ path: path.slice("content/".length), text: String(after) }));
    const page: PreviewedPage = (await preview?.render({ page: { address: sitePages.projects.path }, texts })) ?? {};
    return wrong.size > 0 && page.html !== undefined ? { ...page, instead: "the other rows" } : page;
  });
  workbook("/projects/export.xlsx", "Projects", () => projects.exported());
  workbook("/projects/template.xlsx", "Projects", () => [projectColumns.map(({ label }) => label)]);
  api.get("/projects/export.csv", (context) =>
    // Without a byte order mark, Excel assumes another encoding.
    context.body(stringifyCsv(projects.exported(), { bom: true }), 200, { "content-type": "text/csv; charset=utf-8" }),
  );
  workbook("/figures/export.xlsx", "Figures", (category) => figures.table(category));
  post(api, "/figures/compare", table, (asked) => figures.compare(asked.rows));
  post(api, "/figures/apply", saving, (asked) => figures.apply(asked.rows, asked.version));
  return api;
}
