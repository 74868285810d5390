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
  {
    name: "project",
    label: "Project",
    otherNames: [
      "project name",
      "name",
      "name of project",
      "name of the project",
      "project title",
      "title",
      "work",
      "name of work",
      "name of the work",
    ],
  },
  {
    name: "location",
    label: "Location",
    otherNames: ["place", "city", "town", "city/town", "town/city", "city, state", "place, state", "site", "address"],
  },
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

/** What else other tables call some columns: `Area (sq ft)` and `Area in m²` say a unit too, `Material supplied` who gave it. */
const alsoCalled: Readonly<Record<string, RegExp>> = {
  area: /\barea\b/,
  products:
    /^(?:materials?|products?|items?|systems?) (?:supplied|used|provided|installed|names?)$|^name of (?:materials?|products?)$|^scope of supply$/,
};

const townNames = new Set(["city", "town", "city/town", "town/city"]);
const stateNames = new Set(["state", "state name", "name of state", "state/ut", "state/union territory", "province"]);

/** The columns of a table by its header: the place of each of ours in it, or nothing. */
export function matchColumns(header: readonly string[]): (number | null)[] {
  const names = header.map(headingWords);
  const town = names.findIndex((each) => townNames.has(each));
  return projectColumns.map(({ name, label, otherNames }) => {
    // Beside states stand the places that lie in them, whatever else is called a location.
    if (name === "location" && town >= 0 && stateColumn(header) !== null) return town;
    const known = new Set([name.toLowerCase(), label.toLowerCase(), ...otherNames]);
    const isKnown = (each: string) => known.has(each) || (alsoCalled[name]?.test(each) ?? false);
    const index = names.findIndex(isKnown);
    return index < 0 ? null : index;
  });
}

/** The column of a table that says only the state of each project. */
export function stateColumn(header: readonly string[]): number | null {
  const index = header.findIndex((name) => stateNames.has(headingWords(name)));
  return index < 0 ? null : index;
}

/** Whether a row is a header and no project: several of its cells name columns. */
export function isHeader(row: readonly string[]): boolean {
  return [...matchColumns(row), stateColumn(row)].filter((index) => index !== null).length >= 3;
}

function headingWords(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, "/")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^\s+|[\s.:*]+$/g, "");
}
