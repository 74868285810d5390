import { readFileSync } from "node:fs";
import { posix, relative, sep } from "node:path";
import type { RuleTester } from "oxlint/plugins-dev";
import { inProject, root } from "../setup/project.mjs";
import {
  allowedImports,
  allowedInServerModules,
  allowedInTests,
  developmentCode,
  packagesOfFeatures,
  serverModules,
  tests,
} from "./allowed-imports.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Visitor = ReturnType<Extract<Rule, { create: unknown }>["create"]>;
type Visited =
  | "ImportDeclaration"
  | "ExportNamedDeclaration"
  | "ExportAllDeclaration"
  | "ImportExpression"
  | "TSImportType";
type Node = Parameters<NonNullable<Visitor[Visited]>>[0];

const { devDependencies } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
const developmentPackages = Object.keys(devDependencies);

/** A rule for Oxlint, because the linters for imports need the programming interface of TypeScript 6. */
export const allowedImportsRule: Rule = {
  create(context) {
    const path = relative(root, context.filename).split(sep).join("/");
    const check = (node: Node) => {
      const message = violation(path, nameIn(node), isOnlyTypes(node));
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: "folders" }, rules: { "allowed-imports": allowedImportsRule } };

/** What is wrong with an import, if anything is. */
function violation(path: string, specifier: string, typeOnly: boolean): string | undefined {
  const [folder, allowed] = folderOf(path) ?? [];
  if (folder === undefined || specifier === "") return undefined;
  const target = targetOf(path, specifier);
  const feature = /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? "";
  const words = [
    allowed,
    packagesOfFeatures[feature],
    tests.test(path) ? allowedInTests : "",
    serverModules.test(path) ? allowedInServerModules : "",
  ].flatMap((text) => text?.split(/\s+/).filter(Boolean) ?? []);
  const may = words.filter((word) => typeOnly || !word.startsWith("type:"));
  const isAllowed = [folder, ...may].some((word) => covers(word.replace("type:", ""), target));
  if (!isAllowed && !/\.css(\?.*)?$/.test(target)) {
    const hint = path.startsWith("app/") && target.startsWith("content/") ? " Loaders use app/content.server.ts." : "";
    return `${folder} may import ${words.join(", ") || "nothing"}, not ${specifier}.${hint}`;
  }
  if (typeOnly || developmentCode.test(path) || !developmentPackages.some((name) => covers(name, target)))
    return undefined;
  return `\`npm start\` does not install ${specifier}: move it to "dependencies" in package.json.`;
}

/** The folder whose list counts for a file, and the list. */
function folderOf(path: string): [string, string] | undefined {
  return Object.entries(allowedImports)
    .flatMap(([folder, list]): [string, string][] => {
      const found = patternOf(folder).exec(path)?.[0];
      return found === undefined ? [] : [[found, list]];
    })
    .toSorted(([one], [other]) => other.length - one.length)[0];
}

/** A folder covers its contents, a package its parts, and anything else only itself and its file extensions. */
function covers(word: string, target: string): boolean {
  return patternOf(word).test(target);
}

const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const text = word.replaceAll(".", "\\.").replaceAll("*", "[^/]+");
  const pattern = patterns.get(word) ?? new RegExp(/[/:]$/.test(word) ? `^${text}` : `^${text}(?=[/.]|$)`);
  patterns.set(word, pattern);
  return pattern;
}

/** The target of an import: a path inside the project, or the name of a package. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return specifier.replace(/^#/, "");
}

/** The fixed name that is imported; an empty text if there is none. */
function nameIn({ source }: Node): string {
  if (source?.type === "TemplateLiteral" && source.quasis.length === 1) return source.quasis[0]?.value.cooked ?? "";
  return source?.type === "Literal" && typeof source.value === "string" ? source.value : "";
}

function isOnlyTypes(node: Node): boolean {
  switch (node.type) {
    case "TSImportType":
      return true;
    case "ImportDeclaration":
      return node.importKind === "type" || areAllTypes(node.specifiers);
    case "ExportNamedDeclaration":
      return node.exportKind === "type" || areAllTypes(node.specifiers);
    case "ExportAllDeclaration":
      return node.exportKind === "type";
    default:
      return false;
  }
}

function areAllTypes(specifiers: readonly object[]): boolean {
  const isType = (one: object) =>
    ("importKind" in one && one.importKind === "type") || ("exportKind" in one && one.exportKind === "type");
  return specifiers.length > 0 && specifiers.every(isType);
}
