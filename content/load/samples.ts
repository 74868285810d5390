import type { SampleMark, SampleState } from "../schema/resolved.ts";
import { formatField } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

type Kind = SampleMark["kind"];

/** Every place in the content that is still marked as a sample, with its file and line. */
export function findSamples(sources: Sources): SampleMark[] {
  const { company, gallery, pictures, products, swatchSets, pages } = sources;
  const marks = [
    ...marksOf(company, "company"),
    ...marksOf(gallery, "gallery"),
    ...[...products.values(), ...swatchSets.values(), ...Object.values(pages)].flatMap((each) =>
      marksOf(each, "products"),
    ),
    ...visualisations(pictures),
  ];
  for (const { path, rows } of sources.tables.values()) {
    for (const { line, row } of rows)
      if (row.sample) marks.push({ file: path, line, field: row.project, kind: "projects" });
  }
  return marks.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Which kinds of sample there are. */
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
  return file.sampleFields().map((field) => ({
    file: file.path,
    line: file.lineOf([...field, "sample"]),
    field: formatField(field),
    kind,
  }));
}

function visualisations(pictures: Sources["pictures"]): SampleMark[] {
  if (!pictures) return [];
  const { file, entry } = pictures;
  return Object.entries(entry).flatMap(([id, { visualisation }]) =>
    visualisation ? [{ file: file.path, line: file.lineOf([id]), field: id, kind: "pictures" as const }] : [],
  );
}
