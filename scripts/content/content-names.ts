import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Names } from "./editor-schemas.ts";

/** The names that content fields may refer to. An unreadable file contributes none. */
export function readNames(content: string, pictures: readonly string[]): Names {
  const keys = (file: string) => {
    try {
      return Object.keys(parse(readFileSync(join(content, file), "utf8")) as object);
    } catch {
      return [];
    }
  };
  const files = (folder: string) =>
    readdirSync(join(content, folder), { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length))
      .toSorted();
  return {
    picture: pictures,
    figure: keys("figures.yaml"),
    term: keys("glossary.yaml"),
    category: files("categories"),
    product: files("products"),
    swatchSet: files("swatches"),
  };
}
