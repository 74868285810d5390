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

/** An Oxlint rule, because import linters need the programming interface of TypeScript 6. */
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

/** Why an import is not allowed; undefined if it is. */
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

/** The entry of `allowedImports` that applies to a file. */
function folderOf(path: string): [string, string] | undefined {
  return Object.entries(allowedImports)
    .flatMap(([folder, list]): [string, string][] => {
      const found = patternOf(folder).exec(path)?.[0];
      return found === undefined ? [] : [[found, list]];
    })
    .toSorted(([one], [other]) => other.length - one.length)[0];
}

/** A folder matches its contents, a package its parts, and anything else only itself with any extension. */
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

/** The target of an import: a path inside the project, or a package name. */
function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return specifier.replace(/^#/, "");
}

/** The imported name if it is fixed; otherwise an empty text. */
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
