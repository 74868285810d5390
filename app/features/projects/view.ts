import { isFiltering, readFilters, rowFilter, type FilteredRow, type ProjectFilters, filterNames } from "./filters.ts";

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

/** A region and its number of pages. */
interface RegionPages {
  id: string;
  pages: number;
}

/** The current region, and the current page of each region, counted from 1. */
interface ProjectsState {
  region: string;
  pages: Record<string, number>;
}

/**
 * Reads the state from an address. `region` and `page` select what is shown; the page of any other region has its
 * own parameter: `?region=east&north=3`. A missing or invalid page becomes the nearest valid one; a missing or
 * invalid region becomes `fallback`, or the first.
 */
export function readProjectsState(
  search: string,
  regions: readonly RegionPages[],
  fallback = regions[0]?.id,
): ProjectsState {
  const query = new URLSearchParams(search);
  const asked = query.get("region")?.toLowerCase();
  const region = regions.find(({ id }) => id === asked)?.id ?? fallback ?? "";
  const pages = Object.fromEntries(
    regions.map(({ id, pages: last }) => [id, readPage(query.get(id === region ? "page" : id), last)]),
  );
  return { region, pages };
}

/** The address of a state. First pages are left out, and so is the first region if the query is otherwise empty. */
export function projectsHref(
  path: string,
  state: ProjectsState,
  regions: readonly RegionPages[],
  filters?: ProjectFilters,
): string {
  const query = new URLSearchParams({ region: state.region });
  for (const name of filterNames) {
    if (filters?.[name]) query.set(name, filters[name]);
  }
  for (const { id } of regions) {
    const page = state.pages[id] ?? 1;
    if (page > 1) query.set(id === state.region ? "page" : id, String(page));
  }
  const isDefault = state.region === regions[0]?.id && query.size === 1;
  return isDefault ? path : `${path}?${query.toString()}`;
}

function readPage(value: string | null, last: number): number {
  const page = Math.round(Number(value));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), last);
}
