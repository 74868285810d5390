import { editYaml } from "../yaml/edit-yaml.ts";
import { mergeChanges } from "./changes.ts";
import { valueOf } from "./file-value.ts";
import type { ChangedFile } from "./journal.ts";

/**
 * The text of a YAML file without what a step has changed in it, while what was changed later stays. Undefined if both have changed the
 * same, or if a text cannot be read.
 * @param now its text, which is not as the step left it
 */
export function withoutStep({ path, before, after }: ChangedFile, now: unknown): string | undefined {
  if (!path.endsWith(".yaml") || typeof before !== "string" || typeof after !== "string" || typeof now !== "string")
    return undefined;
  const [base, theirs, mine] = [after, now, before].map(valueOf);
  if (base === undefined || theirs === undefined || mine === undefined) return undefined;
  const { merged, clashes } = mergeChanges(base, theirs, mine);
  return clashes.length > 0 ? undefined : editYaml(now, merged);
}
