import type { SampleMark, SampleState } from "../schema/resolved.ts";
import { describedPictures, descriptionsField } from "./described-pictures.ts";
import { formatField } from "./mistake.ts";
import type { Source, Sources, TableSource } from "./sources.ts";

type Kind = SampleMark["kind"];

/** All samples in the content, each with its file and line. */
export function findSamples(sources: Sources): SampleMark[] {
  const { company, gallery, products, swatchSets, pages, tables } = sources;
  const sheets = [...products.values(), ...swatchSets.values(), ...Object.values(pages)];
  const marks = [
    ...marksOf(company, "company"),
    ...marksOf(gallery, "gallery"),
    ...sheets.flatMap((each) => marksOf(each, "products")),
    ...visualisations(sources),
    ...sampleRows([...tables.values()]),
  ];
  return marks.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The kinds of sample in the content. */
export function sampleStateOf(marks: readonly SampleMark[]): SampleState {
  const has = (kind: Kind) => marks.some((mark) => mark.kind === kind);
  return {
    any: marks.length > 0,
    company: has("company"),
    projects: has("projects"),
    gallery: has("gallery"),
    pictures: has("pictures"),
    products: has("products"),
  };
}

function marksOf(source: Source<unknown> | undefined, kind: Kind): SampleMark[] {
  if (!source) return [];
  const { file } = source;
  const fields = file.sampleFields().filter(([first]) => first !== descriptionsField);
  return fields.map((field) => ({
    file: file.path,
    line: file.lineOf([...field, "sample"]),
    field: formatField(field),
    at: field,
    value: shownValue(file.valueAt(field)),
    kind,
  }));
}

/** Text that identifies the sample for an editor: its value, or the other fields beside the mark. */
function shownValue(marked: unknown): string {
  const { sample: _, ...fields } = marked as Record<string, unknown>;
  if (typeof fields.value === "string") return fields.value;
  const plain = Object.values(fields)
    .flat()
    .filter((value) => typeof value !== "object");
  return plain.join(", ");
}

function visualisations(sources: Sources): SampleMark[] {
  return describedPictures(sources).flatMap(({ id, description: { visualisation, sample }, file, field }) => {
    if (!visualisation && !sample) return [];
    const value = [visualisation && "a computer picture", sample && "a sample design"].filter(Boolean).join(" of ");
    return [{ file: file.path, line: file.lineOf(field), field: id, at: field, value, kind: "pictures" as const }];
  });
}

function sampleRows(tables: readonly TableSource[]): SampleMark[] {
  const all = tables.flatMap(({ path, rows }) => rows.map(({ line, row }) => ({ path, line, row })));
  return all.flatMap(({ path, line, row: { sample, project, location } }, row) =>
    sample
      ? [{ file: path, line, field: "row", row, value: `${project}, ${location}`, kind: "projects" as const }]
      : [],
  );
}
