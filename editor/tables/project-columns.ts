/** A column of the projects in the editor. */
export interface ProjectColumn {
  /** Its name in the tables of the regions. */
  readonly name: string;
  /** Its heading in the editor and in exports. */
  readonly label: string;
  /** Other headings in spreadsheets, in lower case. */
  readonly otherHeadings: readonly string[];
}

const column = (name: string, label: string, ...otherHeadings: string[]): ProjectColumn => ({
  name,
  label,
  otherHeadings,
});

/** All columns, required ones first, in the order of the tables. */
export const projectColumns: readonly ProjectColumn[] = [
  column(
    "project",
    "Project",
    "project name",
    "name of project",
    "name of the project",
    "name of work",
    "name",
    "work",
  ),
  column("location", "Location", "city, state", "place, state", "city", "town", "place", "site", "address"),
  column("client", "Client", "client name", "name of client", "customer", "company", "organisation"),
  column("room", "Room", "kind of room", "type of room", "room type", "space"),
  column("clientType", "Kind of client", "client type", "type of client", "sector"),
  column("sample", "Sample"),
  column("year", "Year", "year of completion", "completed", "completion", "date"),
  column("area", "Area", "size", "treated area"),
  column("products", "Products used", "products", "product", "materials", "materials used"),
  column("page", "Page", "page address"),
  column("photographs", "Photographs", "photos", "pictures", "images"),
];

/** The number of columns that every table has. */
export const requiredColumnCount = 6;

/** The index of a column. */
export const placeOf = (name: string) => projectColumns.findIndex((each) => each.name === name);

export const stateHeadings: readonly string[] = ["state", "state name", "name of state", "state/ut"];

/** A new row. A project is real by default. */
export const emptyRow: readonly string[] = projectColumns.map(({ name }) => (name === "sample" ? "no" : ""));
