/** A column of the projects as the editor shows it. */
export interface ProjectColumn {
  /** Its name in the tables. */
  readonly name: string;
  readonly label: string;
  /** What other tables call it, in lower case. */
  readonly otherNames: readonly string[];
}

/** Every column, the required ones first, in the order of the tables. */
export const projectColumns: readonly ProjectColumn[] = [
  { name: "project", label: "Project", otherNames: ["project name", "name", "name of project", "title", "work"] },
  { name: "location", label: "Location", otherNames: ["place", "city", "city, state", "site", "address"] },
  { name: "client", label: "Client", otherNames: ["customer", "client name", "company", "organisation"] },
  { name: "room", label: "Room", otherNames: ["kind of room", "room type", "type of room", "space", "hall type"] },
  { name: "clientType", label: "Kind of client", otherNames: ["client type", "type of client", "sector"] },
  { name: "sample", label: "Sample", otherNames: ["is sample"] },
  { name: "year", label: "Year", otherNames: ["year of completion", "completed", "completion", "date"] },
  { name: "area", label: "Area", otherNames: ["size", "treated area"] },
  { name: "products", label: "Products used", otherNames: ["products", "product", "materials", "systems"] },
  { name: "page", label: "Page", otherNames: ["page address", "address of page"] },
  { name: "photographs", label: "Photographs", otherNames: ["photos", "pictures", "images"] },
];

/** How many columns every table has. */
export const requiredColumnCount = 6;

/** The columns of a table by its header: the place of each of ours in it, or nothing. */
export function matchColumns(header: readonly string[]): (number | null)[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return projectColumns.map(({ name, label, otherNames }) => {
    const known = new Set([name.toLowerCase(), label.toLowerCase(), ...otherNames]);
    // `Area (sq ft)` and `Area in m²` say a unit too.
    const isKnown = (each: string) => known.has(each) || (name === "area" && /\barea\b/.test(each));
    const index = names.findIndex(isKnown);
    return index < 0 ? null : index;
  });
}

/** Whether a row is a header and no project: several of its cells name columns. */
export function isHeader(row: readonly string[]): boolean {
  return matchColumns(row).filter((index) => index !== null).length >= 3;
}

/** The rows of another table in the order of our columns. */
export function arrange(rows: readonly (readonly string[])[], places: readonly (number | null)[]): string[][] {
  return rows.map((row) => places.map((place) => (place === null ? "" : (row[place] ?? ""))));
}
