import { isFiltering, readFilters, rowFilter, type FilteredRow, type ProjectFilters } from "./filters.ts";
import { projectsHref, readProjectsState } from "./state.ts";

interface RegionRows {
  id: string;
  rows: FilteredRow[];
}

/** The content of the projects page for an address, and the addresses that it links to. */
export function projectsView<Region extends RegionRows>(
  path: string,
  search: string,
  { regions: all, rowsPerPage }: { regions: Region[]; rowsPerPage: number },
) {
  const filters = readFilters(new URLSearchParams(search));
  const found = filterRegions(all, filters, rowsPerPage);
  const state = readProjectsState(search, found, firstWithRows(found));
  const hrefOf = (region: string, page = state.pages[region] ?? 1) =>
    projectsHref(path, { region, pages: { ...state.pages, [region]: page } }, found, filters);

  /** Keeps the region, unless it has no match and another one has. */
  function hrefOfFilters(next: ProjectFilters): string {
    const regions = filterRegions(all, next, rowsPerPage);
    const keepsRegion = !isFiltering(next) || regions.some(({ id, rows }) => id === state.region && rows.length > 0);
    const region = (keepsRegion ? undefined : firstWithRows(regions)) ?? state.region;
    return projectsHref(path, { region, pages: {} }, regions, next);
  }

  return {
    filters,
    state,
    choicesWithRows: choicesWithRows(all, filters),
    regions: found.map((region) => Object.assign(region, { href: hrefOf(region.id) })),
    matches: countRows(found),
    total: countRows(all),
    hrefOf,
    hrefOfFilters,
  };
}

/** The values of each list that match at least one row under the other filters. */
export interface ChoicesWithRows {
  state: ReadonlySet<string>;
  client: ReadonlySet<string>;
  room: ReadonlySet<string>;
}

function choicesWithRows(regions: readonly RegionRows[], filters: ProjectFilters): ChoicesWithRows {
  const rows = regions.flatMap((region) => region.rows);
  const left = (name: keyof ChoicesWithRows, valueOf: (row: FilteredRow) => string) =>
    new Set(rows.filter(rowFilter({ ...filters, [name]: "" })).map(valueOf));
  return {
    state: left("state", (row) => row.state),
    client: left("client", (row) => row.clientType),
    room: left("room", (row) => row.room),
  };
}

function filterRegions<Region extends RegionRows>(regions: Region[], filters: ProjectFilters, rowsPerPage: number) {
  const matches = rowFilter(filters);
  return regions.map((region) => {
    const rows = region.rows.filter(matches);
    return { ...region, rows, pages: Math.max(1, Math.ceil(rows.length / rowsPerPage)) };
  });
}

function firstWithRows(regions: readonly RegionRows[]): string | undefined {
  return regions.find(({ rows }) => rows.length > 0)?.id;
}

function countRows(regions: readonly RegionRows[]): number {
  return regions.reduce((sum, { rows }) => sum + rows.length, 0);
}
