import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { searchEntry } from "#content/schema/search.ts";
import { valueOf } from "../store/file-value.ts";
import type { PageChanges } from "./messages.ts";

/** What is different in the words by which visitors search, which no page says. Undefined if nothing is, or is known. */
export function searchChanges(online: string, next: string): Pick<PageChanges, "before" | "after"> | undefined {
  const [was, is] = [searchWordsBeside(online), searchWordsBeside(next)];
  if (!was || !is) return undefined;
  const told = {
    before: was.filter((words) => !is.includes(words)),
    after: is.filter((words) => !was.includes(words)),
  };
  return told.before.length + told.after.length > 0 ? told : undefined;
}

/** Read from the copy of the content beside the folder of a built site's files: `felt, polyester: finds PET`. */
function searchWordsBeside(client: string): string[] | undefined {
  const file = join(dirname(client), "content", "search.yaml");
  const { data } = searchEntry.safeParse(existsSync(file) ? valueOf(readFileSync(file, "utf8")) : undefined);
  return (
    data && [
      ...data.synonyms.map(({ said, meant }) => `${said.join(", ")}: finds ${meant.join(", ")}`),
      ...data.answers.map(({ said, to, title }) => `${said.join(", ")}: leads to ${title ?? to}`),
    ]
  );
}
