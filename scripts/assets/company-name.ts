import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "#content/folder.ts";

/** The company name. The content is not checked yet: a missing name is empty here, and the check reports it later. */
export async function readCompanyName(root: string): Promise<string> {
  const text = await readFile(resolve(root, contentFolder(), "company.yaml"), "utf8");
  const { name } = parse(text) as { name?: { value?: string } | string };
  return typeof name === "string" ? name : (name?.value ?? "");
}
