import type { SourceProgram } from "./read-imports.ts";
import { serverExports } from "./rules.ts";

interface SourceNode {
  type: string;
  [key: string]: unknown;
}

type Statement = SourceProgram["body"][number];

/**
 * The names that the browser's part of a route module uses: what is reachable from its statements and exports once
 * React Router has left out the loader and its like, with the helpers that only they call.
 */
export function namesUsedInTheBrowser(program: SourceProgram): Set<string> {
  const statements = program.body.filter(({ type }) => type !== "ImportDeclaration");
  const reached = new Set<string>();
  const waiting = statements.filter((statement) => isEntrance(statement));
  const visited = new Set(waiting);
  for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
    for (const name of namesIn(statement)) reached.add(name);
    const needed = statements.filter(
      (one) => !visited.has(one) && declaredNames(one).some((name) => reached.has(name)),
    );
    for (const one of needed) {
      visited.add(one);
      waiting.push(one);
    }
  }
  return reached;
}

/** A statement that runs in the browser, or an export that the browser's code keeps. */
function isEntrance(statement: Statement): boolean {
  if (statement.type === "ExportNamedDeclaration")
    return !declaredNames(statement).some((name) => serverExports.has(name));
  return statement.type.startsWith("Export") || statement.type.endsWith("Statement");
}

function declaredNames(statement: Statement): string[] {
  const declaration = "declaration" in statement && statement.declaration ? statement.declaration : statement;
  if (declaration.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => [...namesIn(id)]);
  if ("id" in declaration && declaration.id?.type === "Identifier") return [declaration.id.name];
  return [];
}

/** Every name that a piece of source mentions as a value; names inside types do not count. */
function* namesIn(node: object): Generator<string> {
  const { type, name } = node as SourceNode;
  if (isTypeNode(type)) return;
  if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") yield name;
  for (const [key, value] of Object.entries(node)) {
    if (isPropertyName(node as SourceNode, key)) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === "object") yield* namesIn(child);
    }
  }
}

function isTypeNode(type: string | undefined): boolean {
  const wrapsAValue = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];
  return Boolean(type?.startsWith("TS")) && !wrapsAValue.includes(type ?? "");
}

/** In `item.title` and `{ title: 1 }` the word title is no use of a name. */
function isPropertyName(node: SourceNode, key: string): boolean {
  if (node["computed"] === true) return false;
  if (node.type === "MemberExpression" || node.type === "JSXMemberExpression") return key === "property";
  return node.type === "Property" && key === "key";
}
