import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

/** The sources of a page: its modules, and its inlined and linked style sheets. */
export interface PageSources {
  modules: string[];
  sheets: string[];
}

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const imported = /\b(?:import|export)\s+(?!type\b)(?:\{([^}]*)\}\s*from\s*|[^"';{]*?\bfrom\s*)?["']([^"']+)["']/g;
const loaded = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
const sheetImport = /@import\s+"([^"]+)"/g;

/** The sources of a route module's page, including the frame. Modules in `without` belong to other pages. */
export function pageSources(route: string, without: RegExp): PageSources {
  const [sheet, laterSheet] = [route.replace(/\.tsx$/, ".css"), route.replace(/\.tsx$/, "-later.css")];
  const shell = ["app/styles/shell.css", ...(existsSync(laterSheet) ? [] : ["app/shell/frame-later.css"])];
  const found = new Set([...shell, ...[sheet, laterSheet].filter((file) => existsSync(file))]);
  const follow = (file: string, names: string[] | undefined) => {
    // A module uses only the names that it imports from a feature's index.
    const key = names && basename(file) === "index.ts" ? `${file} ${names.join(" ")}` : file;
    if (found.has(key) || without.test(file)) return;
    found.add(key);
    for (const { target, of } of importsIn(file, names)) follow(target, of);
  };
  for (const first of ["app/page/document.tsx", "app/page/failed-page.tsx", route]) follow(first, undefined);
  for (const file of [...found].filter((name) => name.endsWith(".css"))) addSheets(file, found);
  const files = [...found].filter((name) => !name.includes(" "));
  return {
    modules: files.filter((name) => name.endsWith(".tsx")),
    sheets: files.filter((name) => name.endsWith(".css")),
  };
}

function addSheets(file: string, found: Set<string>): void {
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(sheetImport)) {
    const path = normalize(join(dirname(file), target));
    if (!path.startsWith("app/") || found.has(path)) continue;
    found.add(path);
    addSheets(path, found);
  }
}

function importsIn(file: string, names: string[] | undefined): { target: string; of: string[] }[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, "utf8").replaceAll(comment, "");
  const isIndex = basename(file) === "index.ts";
  const fixed = [...source.matchAll(imported)].flatMap(([, list = "", target = ""]) => {
    const of = list.split(",").map((name) => name.trim().split(" ")[0] ?? "");
    return isIndex && names && !of.some((name) => names.includes(name)) ? [] : [{ target, of }];
  });
  const later = [...source.matchAll(loaded)].map(([, target = ""]) => ({ target, of: [] }));
  return [...fixed, ...later].flatMap(({ target, of }) => {
    const path = target.startsWith("#app/") ? target.slice(1) : normalize(join(dirname(file), target));
    return /^(#app\/|\.)/.test(target) && existsSync(path) ? [{ target: path, of }] : [];
  });
}

const classExpression = /\bclassName\s*[=:]\s*(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"|[^,;\n]*)/g;

/** The words in a module that may be class names. */
export function classWords(module: string): string[] {
  const source = readFileSync(module, "utf8").replaceAll(comment, "");
  const inAttributes = [...source.matchAll(classExpression)].flatMap(
    ([, text = ""]) => text.match(/[a-z][\w-]*/g) ?? [],
  );
  const parts = source.match(/\b[a-z]+(?:-[a-z]+)*(?:__|--)[a-z-]+\b/g) ?? [];
  return [...new Set([...inAttributes, ...parts])];
}

/** The style sheets of the parts, with the classes that each styles. */
export function classesBySheet(): Map<string, Set<string>> {
  const sheets = globSync("app/**/*.css").filter((file) => !file.startsWith("app/routes/"));
  return new Map(
    sheets.map((file) => {
      const source = readFileSync(file, "utf8")
        .replaceAll(comment, "")
        .replaceAll(/@import[^;]*;/g, "");
      const selectors = source.match(/[^{};]+(?=\{)/g) ?? [];
      return [file, new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))];
    }),
  );
}
