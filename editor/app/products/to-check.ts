import { groupOf } from "#content/load/group.ts";
import { figuresIn, type Copied } from "../../store/products/figures-in.ts";

/** What a valid draft may still lack, in sentences: a photograph, and its own figures if it is a copy. */
export function toCheck(value: unknown, copied: Copied | undefined): string[] {
  const hasPicture = Object.values(groupOf(groupOf(value).pictures))
    .flat()
    .some(Boolean);
  const figures = figuresIn(value);
  const isAsCopied = copied && figures.length > 0 && figures.join("\n") === copied.figures.join("\n");
  return [
    ...(hasPicture ? [] : ["It has no photograph yet."]),
    ...(isAsCopied ? [`The figures are still those of ${copied.name}: check them.`] : []),
  ];
}
