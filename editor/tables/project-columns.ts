/** A column of the projects as the editor shows it. */
export interface ProjectColumn {
  /** Its name in the tables of the regions. */
  readonly name: string;
  /** Its heading in the editor and in what it exports. */
  readonly label: string;
  /** Other headings that spreadsheets have for it, in lower case. */
  readonly otherHeadings: readonly string[];
}

const column = (name: string, label: string, ...otherHeadings: string[]): ProjectColumn => ({
  name,
  label,
  otherHeadings,
});

/** Every column, the required ones first, in the order of the tables. */
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

/** How many columns every table has. */
export const requiredColumnCount = 6;

/** The place of a column in a row. */
export const placeOf = (name: string) => projectColumns.findIndex((each) => each.name === name);

export const stateHeadings: readonly string[] = ["state", "state name", "name of state", "state/ut"];

/** A row that is still to be written. A project is real unless it says otherwise. */
export const emptyRow: readonly string[] = projectColumns.map(({ name }) => (name === "sample" ? "no" : ""));
