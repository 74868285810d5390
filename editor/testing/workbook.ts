import { strToU8, zipSync } from "fflate";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

interface MoreSheets {
  /** XML after the rows of the sheet. */
  readonly after?: string;
  /** The rows of a hidden sheet before it. */
  readonly hidden?: string;
  /** The rows of a visible sheet after it. */
  readonly visible?: string;
  /** The names of the visible sheets, as XML. */
  readonly names?: readonly [string, string];
  /** Its styles, which cells refer to by number. */
  readonly styles?: string;
  /** The texts that cells refer to by number. */
  readonly shared?: readonly string[];
  /** The comments on it. */
  readonly comments?: string;
  /** The properties of the workbook, as XML. */
  readonly properties?: string;
  /** The namespace prefix of all elements. */
  readonly prefix?: string | undefined;
}

/** A workbook whose sheet “A” is given by the XML of its rows, as another program might have written it. */
export function workbookWith(
  rows: string,
  {
    after = "",
    hidden,
    visible,
    names = ["A", "Other"],
    styles,
    shared,
    comments,
    properties = "",
    prefix,
  }: MoreSheets = {},
): Buffer {
  const sheets = [
    ...(hidden === undefined ? [] : [{ name: "Lists", state: ' state="hidden"', xml: hidden, after: "" }]),
    { name: names[0], state: "", xml: rows, after },
    ...(visible === undefined ? [] : [{ name: names[1], state: "", xml: visible, after: "" }]),
  ];
  const each = (text: (sheet: (typeof sheets)[number], number: number) => string) =>
    sheets.map((sheet, index) => text(sheet, index + 1)).join("");
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="${relations}">${properties}<sheets>${each(({ name, state }, number) => `<sheet name="${name}" sheetId="${number}"${state} r:id="r${number}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${each((_, number) => `<Relationship Id="r${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}${shared === undefined ? "" : `<Relationship Id="s" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`}</Relationships>`,
    ...(shared === undefined ? {} : { "xl/sharedStrings.xml": `<sst>${shared.join("")}</sst>` }),
    ...(styles === undefined ? {} : { "xl/styles.xml": `<styleSheet>${styles}</styleSheet>` }),
    ...(comments === undefined
      ? {}
      : {
          "xl/comments1.xml": `<comments><commentList>${comments}</commentList></comments>`,
          "xl/worksheets/_rels/sheet1.xml.rels": `<Relationships><Relationship Id="r1" Type="${relations}/comments" Target="../comments1.xml"/></Relationships>`,
        }),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${sheet.xml}</sheetData>${sheet.after}</worksheet>`,
      ]),
    ),
  };
  return zipWith(files, prefix);
}

/** A ZIP file with these texts, whose XML elements may have a namespace prefix. */
export function zipWith(files: Readonly<Record<string, string>>, prefix?: string): Buffer {
  const prefixed = (xml: string) =>
    prefix === undefined ? xml : xml.replaceAll(/<\/?(?=\w)/g, (start) => `${start}${prefix}:`);
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(prefixed(xml))]))),
  );
}
