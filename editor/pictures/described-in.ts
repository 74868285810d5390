import { valueOf } from "../store/file-value.ts";
import type { ContentText } from "../store/products/references.ts";
import { withoutField, withValue } from "../store/with-value.ts";
import type { PicturePlace } from "./places.ts";

/** A picture's description in the content. */
export interface Description {
  alt: string;
  visualisation: boolean;
  caption?: string;
  focusPercent?: number;
  sample?: true;
}

/** A file for a picture's description. */
export interface DescribedIn {
  readonly path: string;
  /** The group with its descriptions. */
  readonly at: readonly string[];
  readonly value: unknown;
  readonly description: Description | undefined;
}

/** Where a picture's description is or should be: in the file of its product or category, or with the shared ones. */
export function findDescription(path: string, id: string, texts: readonly ContentText[]): DescribedIn {
  const own = texts.find((each) => each.path === path && describesPictures(path));
  const shared = texts.find((each) => each.path === "pictures.yaml");
  const described = texts
    .filter((each) => describesPictures(each.path) && each.text.includes(id))
    .map((each) => descriptionIn(each, id))
    .find(({ description }) => description !== undefined);
  return described ?? descriptionIn(own ?? shared ?? { path: "pictures.yaml", text: "" }, id);
}

interface NewDescription {
  alt: string;
  caption?: string | undefined;
  focusPercent?: number | undefined;
}

/**
 * The description of a photograph with new texts or another crop.
 * @param present its earlier description, whose marks stay; undefined for a new photograph
 */
export function describePhotograph(
  { alt, caption, focusPercent }: NewDescription,
  present: Description | undefined,
): Description {
  return {
    alt,
    ...(caption ? { caption } : {}),
    visualisation: present?.visualisation ?? false,
    ...(focusPercent === undefined ? {} : { focusPercent }),
    ...(present?.sample ? { sample: true } : {}),
  };
}

function descriptionIn({ path, text }: ContentText, id: string): DescribedIn {
  const value = valueOf(text);
  const at = path === "pictures.yaml" ? [] : ["pictureDescriptions"];
  const group = at.reduce<unknown>((outer, key) => (outer as Record<string, unknown> | undefined)?.[key], value);
  return { path, at, value, description: (group as Record<string, Description> | undefined)?.[id] };
}

function describesPictures(path: string): boolean {
  return path === "pictures.yaml" || /^(?:products|categories)\//.test(path);
}

/** A value with new texts beside a picture. They describe a real photograph, so the sample mark is removed. */
export function withWordsBeside(
  value: unknown,
  { at, words = [] }: PicturePlace,
  beside: Readonly<Record<string, string>>,
): unknown {
  const entry = at.slice(0, -1);
  const written = words.filter(({ name }) => beside[name] !== undefined);
  if (written.length === 0) return value;
  const unmarked = withoutField(value, [...entry, "sample"]);
  return written.reduce<unknown>((rest, { name }) => withValue(rest, [...entry, name], beside[name]), unmarked);
}
