import { zipOf } from "../publish/targets/zip.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with one sheet, given by the XML of its rows, as another program might have written it. */
export function workbookWith(rows: string): Buffer {
  const files = {
    "xl/workbook.xml": `<workbook xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="one"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="one" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const zipped = Object.entries(files).map(([path, text]) => ({
    path,
    changed: new Date(),
    read: () => Buffer.from(text),
  }));
  return Buffer.concat([...zipOf(zipped)]);
}
