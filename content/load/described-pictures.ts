import type { PictureEntry } from "../schema/picture.ts";
import type { Sources } from "./sources.ts";
import type { YamlFile } from "./yaml-file.ts";

/** A description of a picture, and its place in a content file. */
export interface DescribedPicture {
  readonly id: string;
  readonly description: PictureEntry;
  readonly file: YamlFile;
  readonly field: readonly PropertyKey[];
}

/** The field in which a product's or a category's file describes its pictures. */
export const descriptionsField = "pictureDescriptions";

/** Whether every file that may describe pictures is valid. If not, missing descriptions may be in an invalid file. */
export function allDescriptionsRead({ pictures, categories, products }: Sources): boolean {
  return [pictures, ...categories.values(), ...products.values()].every((source) => source !== undefined);
}

/** The descriptions of pictures in `pictures.yaml` and in the files of categories and products. */
export function describedPictures({ pictures, categories, products }: Sources): DescribedPicture[] {
  const owners = [...categories.values(), ...products.values()].filter((source) => source !== undefined);
  return [
    ...Object.entries(pictures?.entry ?? {}).map(([id, description]) => ({
      id,
      description,
      field: [id],
      source: pictures,
    })),
    ...owners.flatMap((source) =>
      Object.entries(source.entry[descriptionsField] ?? {}).map(([id, description]) => ({
        id,
        description,
        field: [descriptionsField, id],
        source,
      })),
    ),
  ].flatMap(({ source, ...each }) => (source ? [{ ...each, file: source.file }] : []));
}
