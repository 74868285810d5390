import { posix } from "node:path";
import { parseSync } from "vite";
import { developmentCode, rules } from "./rules.ts";
import { featureRule, serverModules, serverModulesMay } from "./rules/app.ts";
import { otherFeatures, type FolderRule } from "./rules/folder-rule.ts";
import { testPackages } from "./rules/tests.ts";

interface Import {
  /** As written: a package, `#folder/file.ts` or a relative path. */
  specifier: string;
  line: number;
  /** Only types are imported, so the import does not exist at run time. */
  typeOnly: boolean;
}

/**
 * The imports of a file that the rules do not allow, each as one line with file, line and what is allowed, and those of packages that
 * are not installed to build and serve the site, if the file may be part of that.
 * @param path of the file inside the project, with slashes
 * @param developmentPackages the names under `devDependencies` in package.json
 * @throws {Error} if the source cannot be parsed
 */
export function findViolations(path: string, source: string, developmentPackages: readonly string[] = []): string[] {
  const rule = ruleFor(path);
  if (!rule) return [];
  const imports = readImports(path, source);
  const notAllowed = imports
    .filter((one) => !isAllowed(path, rule, one))
    .map(({ specifier, line }) => {
      const hint =
        specifier.startsWith("#content/") && path.startsWith("app/")
          ? "; loaders take content from app/content.server.ts"
          : "";
      return `${path}:${line} imports ${specifier}: ${rule.folder} may import ${describeAllowed(rule)}${hint}`;
    });
  if (developmentCode.test(path)) return notAllowed;
  const notInstalled = imports
    .filter(({ specifier, typeOnly }) => !typeOnly && developmentPackages.some((name) => covers(name, specifier)))
    .map(
      ({ specifier, line }) =>
        `${path}:${line} imports ${specifier}, which \`npm start\` does not install: move it to "dependencies" in package.json`,
    );
  return [...notAllowed, ...notInstalled];
}

function ruleFor(path: string): FolderRule | undefined {
  const feature = /^app\/features\/([^/]+)\//.exec(path)?.[1];
  return [...rules, ...(feature ? [featureRule(feature)] : [])]
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** The imports and re-exports of a TypeScript source text, including dynamic imports of a fixed name. */
function readImports(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} could not be parsed: ${errors[0]?.message}`);
  const lineAt = (position: number) => source.slice(0, position).split("\n").length;

  const fromImports = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const fromExports = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, line: lineAt(start), typeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const fixedName = /^(["'`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
    return fixedName ? [{ specifier: fixedName, line: lineAt(start), typeOnly: false }] : [];
  });
  return [...fromImports, ...fromExports, ...dynamic];
}

function isAllowed(path: string, rule: FolderRule, { specifier, typeOnly }: Import): boolean {
  const target = targetOf(path, specifier);
  if (target.startsWith(rule.folder) || /\.css(\?.*)?$/.test(target)) return true;
  const allowed = [
    ...rule.may,
    ...(typeOnly ? (rule.mayTypes ?? []) : []),
    ...(isTest(path) ? testPackages : []),
    ...(serverModules.test(path) ? serverModulesMay : []),
  ];
  return allowed.some((one) => one === "*" || covers(one, target));
}

/** A folder covers its contents, a package its parts, and anything else only itself and its file extensions. */
function covers(allowed: string, target: string): boolean {
  if (allowed === otherFeatures) return /^app\/features\/.+\/index\.tsx?$/.test(target);
  if (allowed.endsWith("/") || allowed.endsWith(":")) return target.startsWith(allowed);
  return target === allowed || target.startsWith(`${allowed}/`) || target.startsWith(`${allowed}.`);
}

/** The target of an import: a path inside the project, or the name of a package. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith("#") ? specifier.slice(1) : specifier;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith("tests/");
}

function describeAllowed({ may, mayTypes = [] }: FolderRule): string {
  return [...may, ...mayTypes.map((one) => `types from ${one}`)].join(", ");
}
