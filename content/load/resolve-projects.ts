import { printArea } from "../figures/areas.ts";
import { sitePages } from "../page-registry.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { ProjectRow, RegionId } from "../schema/project.ts";
import type { Category, Product, Project, Region } from "../schema/resolved.ts";
import { stateOf } from "./check-projects.ts";
import type { Entries } from "./entries.ts";

interface Context {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: readonly Category[];
  readonly pictures: ReadonlyMap<string, ResolvedPicture>;
}

/** The regions with their projects, joined with the products used and the photographs. */
export function resolveRegions({ regions, pages }: Entries, context: Context): Region[] {
  const { regions: labels, rowsPerPage } = pages.projects;
  return regions.map(({ id, rows }) => ({
    id,
    label: labels[id],
    rows: rows.map((row, index) => resolveProject(row, addressInTable(id, index, rowsPerPage), context)),
  }));
}

function resolveProject(row: ProjectRow, inTable: string, { products, categories, pictures }: Context): Project {
  const { page, area, products: used = [], photographs = [] } = row;
  return {
    ...row,
    state: stateOf(row.location),
    place: [...new Set(row.location.split(", "))].join(", "),
    area: area && printArea(area),
    path: page ? `${sitePages.projects.path}/${page}` : inTable,
    products: used.flatMap((id) => products.get(id) ?? []),
    categoriesUsed: used
      .flatMap((name) => categories.find(({ id }) => id === name) ?? [])
      .map(({ title: name, path }) => ({ name, path })),
    photographs: photographs.flatMap((id) => pictures.get(id) ?? []),
  };
}

/** The address of the page of the table that contains a project. */
function addressInTable(region: RegionId, index: number, rowsPerPage: number): string {
  const page = Math.floor(index / rowsPerPage) + 1;
  return `${sitePages.projects.path}?region=${region}${page > 1 ? `&page=${page}` : ""}`;
}
