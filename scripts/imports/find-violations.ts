import { posix } from "node:path";
import { namesUsedInTheBrowser } from "./names-used-in-the-browser.ts";
import { readImports, type Import } from "./read-imports.ts";
import { routeModules, rules, testPackages, type FolderRule } from "./rules.ts";

/**
 * The import statements of a file that the rules do not allow, each as one line with file, line and reason.
 * @param path of the file inside the project, with slashes
 */
export function findViolations(path: string, source: string): string[] {
  const rule = ruleFor(path);
  if (!rule) return [];
  const { imports, program } = readImports(path, source);
  const forbidden = imports
    .filter((one) => !isAllowed(path, rule, one))
    .map(
      ({ specifier, line }) =>
        `${path}:${line} imports ${specifier}: ${rule.folder} may import ${allowedInWords(rule)}`,
    );
  if (!routeModules.test(path) || path.includes(".server.")) return forbidden;

  const usedInTheBrowser = namesUsedInTheBrowser(program);
  const misplaced = imports
    .filter(({ specifier, localNames }) => {
      return targetOf(path, specifier).startsWith("content/") && localNames.some((name) => usedInTheBrowser.has(name));
    })
    .map(
      ({ specifier, line }) =>
        `${path}:${line} uses ${specifier} outside its loader: that brings content into the browser's code`,
    );
  return [...forbidden, ...misplaced];
}

function ruleFor(path: string): FolderRule | undefined {
  return rules.filter(({ folder }) => path.startsWith(folder)).toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

function isAllowed(path: string, rule: FolderRule, { specifier, typeOnly }: Import): boolean {
  const target = targetOf(path, specifier);
  if (target.startsWith(rule.folder) || /\.css(\?.*)?$/.test(target) || target.includes("+types/")) return true;
  const allowed = [...rule.may, ...(typeOnly ? (rule.mayTypes ?? []) : []), ...(isTest(path) ? testPackages : [])];
  return allowed.some((one) => one === "*" || covers(one, target));
}

/** A folder covers what is in it, a package its parts, and anything else only itself and its endings. */
function covers(allowed: string, target: string): boolean {
  if (allowed.endsWith("/") || allowed.endsWith(":")) return target.startsWith(allowed);
  return target === allowed || target.startsWith(`${allowed}/`) || target.startsWith(`${allowed}.`);
}

/** What an import statement points at: a path inside the project, or the name of a package. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : specifier;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith("tests/");
}

function allowedInWords({ may, mayTypes = [] }: FolderRule): string {
  return [...may, ...mayTypes.map((one) => `types from ${one}`)].join(", ");
}
