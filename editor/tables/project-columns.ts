/** A column of the projects in the editor. */
export interface ProjectColumn {
  /** Its name in the tables of the regions. */
  readonly name: string;
  /** Its heading in the editor and in exports. */
  readonly label: string;
  /** Other headings in spreadsheets. */
  readonly otherHeadings?: RegExp;
}

const column = (name: string, label: string, otherHeadings?: RegExp): ProjectColumn => ({
  name,
  label,
  ...(otherHeadings && { otherHeadings }),
});

/** All columns, required ones first, in the order of the tables. */
export const projectColumns: readonly ProjectColumn[] = [
  column("project", "Project", /^(?!.*\b(?:type|kind|nature|scope|category)\b).*\b(?:project|work|name)\b/),
  column("location", "Location", /\b(?:location|place|city|town|site|address)\b/),
  column("client", "Client", /\b(?:client|customer|company|organi[sz]ation)\b/),
  column("room", "Room", /\b(?:room|hall|space|venue)\b/),
  column(
    "clientType",
    "Type of client",
    /\bsector\b|(?:type|kind|category).*\b(?:client|customer)|(?:client|customer).*\b(?:type|kind|category)/,
  ),
  column("sample", "Sample"),
  column("year", "Year", /\b(?:year|yr|date|complet\w+)\b/),
  column("area", "Area", /\b(?:area|size)\b/),
  column("products", "Products used", /\b(?:products?|materials?|items?)\b/),
  column("page", "Web address", /^page\b/),
  column("photographs", "Photographs", /\b(?:photo\w*|pictures?|images?)\b/),
];

const matchedFirst = ["clientType", "area", "year", "products", "location", "room", "client"];

/** The columns in the order in which headings are matched: “Project location” and “Name of client” are not projects. */
export const columnsAsMatched: readonly ProjectColumn[] = [
  ...matchedFirst.flatMap((name) => projectColumns.filter((each) => each.name === name)),
  ...projectColumns.filter(({ name }) => !matchedFirst.includes(name)),
];

/** Headings with these words are about something else, such as “Work order no.” and “Project value”. */
export const otherSubjects =
  /\b(?:no|nos|number|order|po|value|cost|amount|rate|price|remarks?|contact|phone|mobile|e-?mail|person|start|commencement|duration|engineer|in-?charge|architect|consultant|contractor)\b/;

/** What separates the names of products in a cell, besides semicolons and line breaks. A name may contain it too. */
export const betweenProducts = /[,&/+]|\band\b/i;

/** The number of columns that every table has. */
export const requiredColumnCount = 6;

/** The index of a column. */
export const placeOf = (name: string) => projectColumns.findIndex((each) => each.name === name);

/** A new row. A project is real by default. */
export const emptyRow: readonly string[] = projectColumns.map(({ name }) => (name === "sample" ? "no" : ""));

/** The cells of one column as rows of an import, which would ignore empty rows and rows of totals. */
export function rowsOfColumn(cells: readonly string[], index: number): string[][] {
  return cells.map((cell) => projectColumns.map((_, at) => (at === index ? cell : "-")));
}
