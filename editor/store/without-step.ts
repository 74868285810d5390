import { editYaml } from "../yaml/edit-yaml.ts";
import { mergeChanges } from "./changes.ts";
import { valueOf } from "./file-value.ts";
import type { Step } from "./journal.ts";

/**
 * A YAML text with a step's changes removed and later changes kept. Undefined if they conflict, or if a text is unreadable.
 * @param now the current text, changed since the step
 */
export function withoutStep({ path, before, after }: Step["files"][number], now: unknown): string | undefined {
  if (!path.endsWith(".yaml") || typeof before !== "string" || typeof after !== "string" || typeof now !== "string")
    return undefined;
  const [base, theirs, mine] = [after, now, before].map(valueOf);
  if (base === undefined || theirs === undefined || mine === undefined) return undefined;
  const { merged, clashes } = mergeChanges(base, theirs, mine);
  return clashes.length > 0 ? undefined : editYaml(now, merged);
}
