import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";

const folder = "build/client/static/js";
const shortestTellingText = 30;

test("the browser's code contains no text of the catalogue", async () => {
  const { details, company } = catalogue();
  const texts = [...textsIn(details), company.description].filter(({ length }) => length >= shortestTellingText);
  expect(texts.length).toBeGreaterThan(100);

  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const code = await readFile(join(folder, name), "utf8");
    expect(
      texts.filter((text) => code.includes(text)),
      name,
    ).toEqual([]);
  }
});

test("no code listens for unload, which would disable the back/forward cache", async () => {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts)
    expect(await readFile(join(folder, name), "utf8"), name).not.toMatch(/addEventListener\(["'`](?:before)?unload/);
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
