import { filterNames, type ProjectFilters } from "./filters.ts";

/** A region of the projects page and how many pages its rows fill. */
export interface RegionPages {
  id: string;
  pages: number;
}

/** Which region is shown, and at which page each region stands. Pages count from 1. */
export interface ProjectsState {
  region: string;
  pages: Record<string, number>;
}

/**
 * Reads the state from an address. `region` and `page` name what is shown; the other regions' pages stand under the region's own name:
 * `?region=east&north=3`. What is not there or makes no sense falls to the nearest valid value; a region to `fallback`, or the first.
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

/** The address of a state. Pages that are the first need not be named, nor the first region where nothing else is. */
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

function readPage(written: string | null, last: number): number {
  const page = Math.round(Number(written));
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), last);
}
