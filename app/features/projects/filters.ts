/** What the visitor looks for. An empty field is any. The names are those of the address and of the form. */
export interface ProjectFilters {
  /** Words that stand in the project, its location or its client. */
  q: string;
  state: string;
  /** Kind of client. */
  client: string;
  /** Kind of room. */
  room: string;
}

/** What a filter asks of a row. */
export interface FilteredRow {
  project: string;
  location: string;
  client: string;
  state: string;
  clientType: string;
  room: string;
}

export const filterNames = ["q", "state", "client", "room"] as const;

const longestSearch = 100;

/** Reads the filters from an address or a form. Values that no row could have are left to find nothing. */
export function readFilters(query: URLSearchParams): ProjectFilters {
  const read = (name: string) => (query.get(name) ?? "").trim().slice(0, longestSearch);
  return { q: read("q"), state: read("state"), client: read("client"), room: read("room") };
}

/** Whether anything is asked at all. */
export function isFiltering(filters: ProjectFilters): boolean {
  return filterNames.some((name) => filters[name] !== "");
}

/** Tells of each row whether it is what the visitor looks for. Case and accents do not matter; every word must be found. */
export function rowFilter({ q, state, client, room }: ProjectFilters): (row: FilteredRow) => boolean {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return (row) => {
    if (state && row.state !== state) return false;
    if (client && row.clientType !== client) return false;
    if (room && row.room !== room) return false;
    const text = plain(`${row.project} ${row.location} ${row.client}`);
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
