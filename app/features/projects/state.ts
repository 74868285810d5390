import { filterNames, type ProjectFilters } from "./filters.ts";

/** A region and its number of pages. */
export interface RegionPages {
  id: string;
  pages: number;
}

/** The current region, and the current page of each region, counted from 1. */
export interface ProjectsState {
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
