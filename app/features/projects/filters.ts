import { wordFilter } from "#app/ui/word-filter.ts";

/** The visitor's filters. An empty field matches anything. The names are those used in the address and in the form. */
export interface ProjectFilters {
  /** Words to find in the project, its location, its client or the products used. */
  q: string;
  state: string;
  /** Kind of client. */
  client: string;
  /** Room type. */
  room: string;
}

/** The fields of a row that filters search. */
export interface FilteredRow {
  project: string;
  location: string;
  client: string;
  state: string;
  clientType: string;
  room: string;
  products?: readonly { name: string }[];
}

export const filterNames = ["q", "state", "client", "room"] as const;

const longestSearch = 100;

/** Reads the filters from an address or a form. Unknown values are kept and match no row. */
export function readFilters(query: URLSearchParams): ProjectFilters {
  const read = (name: string) => (query.get(name) ?? "").trim().slice(0, longestSearch);
  return { q: read("q"), state: read("state"), client: read("client"), room: read("room") };
}

/** Whether any filter is set. */
export function isFiltering(filters: ProjectFilters): boolean {
  return filterNames.some((name) => filters[name] !== "");
}

/** Returns a function that tells whether a row matches. Case and accents are ignored; every word must be found. */
export function rowFilter({ q, state, client, room }: ProjectFilters): (row: FilteredRow) => boolean {
  const hasWords = wordFilter(q);
  return (row) => {
    if (state && row.state !== state) return false;
    if (client && row.clientType !== client) return false;
    if (room && row.room !== room) return false;
    const products = row.products?.map(({ name }) => name) ?? [];
    return hasWords([row.project, row.location, row.client, ...products].join(" "));
  };
}
