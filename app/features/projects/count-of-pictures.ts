import type { ResolvedPicture } from "#content/schema/picture.ts";

/** `6 photographs`, or `6 pictures` if any of them was rendered. */
export function countOfPictures(pictures: readonly Pick<ResolvedPicture, "visualisation">[]): string {
  const noun = pictures.some(({ visualisation }) => visualisation) ? "picture" : "photograph";
  return `${pictures.length} ${noun}${pictures.length === 1 ? "" : "s"}`;
}
