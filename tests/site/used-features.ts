import bcd, { type Identifier } from "@mdn/browser-compat-data" with { type: "json" };
import { parse, type AtRule, type Declaration } from "postcss";
import { parseSync, Visitor, type ESTree } from "vite";
import { oldestBrowsers } from "#scripts/build/supported-browsers.ts";

/** The names of our browsers in the data. Chrome for Android and Firefox for Android have the versions of the others. */
const names = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios: "safari_ios" } as const;

/** A feature in a tree of the data, such as `css.selectors.has`. */
function featureAt(tree: Identifier, ...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (found, key) => (found && Object.hasOwn(found, key) ? found[key] : undefined),
    tree,
  );
}

/**
 * Whether a feature is missing in one of the oldest browsers. Unknown features count as present.
 * @param hasPrefixed whether the feature is also used with a prefix
 */
function isMissing(feature: Identifier | undefined, hasPrefixed?: (prefix: string) => boolean): boolean {
  // oxlint-disable-next-line no-underscore-dangle
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const statements = [support[names[browser as keyof typeof names]] ?? []].flat();
    const isPresent = statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        added &&
        added !== "preview" &&
        !(flags || alias) &&
        (!prefix || hasPrefixed?.(prefix)) &&
        isAtMost(added, version) &&
        !(removed && isAtMost(removed, version)),
    );
    return statements.length > 0 && !isPresent;
  });
}

function isAtMost(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.replace("≤", "").split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major < otherMajor || (major === otherMajor && minor <= otherMinor);
}

/** The features of a style sheet that one of the oldest browsers lacks: `:has`, `@starting-style`, `text-wrap: balance`. */
export function missingInStyles(css: string): Set<string> {
  const missing = new Set<string>();
  const check = (name: string, ...path: string[]) => {
    const hasPrefixed = (prefix: string) => css.includes(`${prefix}${path[1]}:`);
    if (isMissing(featureAt(bcd.css as unknown as Identifier, ...path), hasPrefixed)) missing.add(name);
  };
  const checkRule = ({ name, params }: AtRule) => {
    check(`@${name}`, "at-rules", name);
    for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g))
      check(`@${name} (${feature})`, "at-rules", name, feature);
  };
  const checkDeclaration = (declaration: Declaration) => {
    const { prop, value } = declaration;
    check(prop, "properties", prop);
    const before = declaration.prev();
    const replacesFallback = before?.type === "decl" && before.prop === prop;
    if (replacesFallback) return;
    const words = value.replaceAll(/"[^"]*"|#\w+/g, "");
    if (prop === "content" && words.includes("/")) check("content: … / …", "properties", prop, "alt_text");
    for (const [word, call] of words.matchAll(/[a-z-]+(\()?/g)) {
      if (!prop.startsWith("--") && !call) check(`${prop}: ${word}`, "properties", prop, word);
      const name = word.slice(0, -1);
      if (call) for (const type of ["types", "types.color", "types.image"]) check(word + ")", ...type.split("."), name);
    }
  };
  parse(css).walk((node) => {
    if (node.type === "atrule") checkRule(node);
    else if (node.type === "decl") checkDeclaration(node);
    else if (node.type === "rule")
      for (const [name, pseudo = ""] of node.selector.matchAll(/::?([a-z-]+)/g)) check(name, "selectors", pseudo);
  });
  return missing;
}

const { api, javascript } = bcd as unknown as { api: Identifier; javascript: Identifier };
const globals = { ...api, ...javascript["builtins"] } as Record<string, Identifier>;

/** What has a name: `checkVisibility` of Element, `parse` of JSON and of URL. Static members end in `_static` in the data of interfaces. */
const members = Map.groupBy(
  Object.entries(globals).flatMap(([owner, feature]) =>
    Object.entries(feature).flatMap(([name, member]) =>
      name === "__compat" ? [] : [{ owner, name: name.replace(/_static$/, ""), member: member as Identifier }],
    ),
  ),
  ({ name }) => name,
);

/** The globals, called members and events in a script that one of the oldest browsers lacks. A member counts only if nothing else has its name. */
export function missingInScript(script: string): Set<string> {
  const missing = new Set<string>();
  const checkMember = (owner: string | undefined, name: string) => {
    const all = members.get(name) ?? [];
    const own = all.filter((each) => each.owner === owner);
    const possible = own.length > 0 ? own : all;
    if (possible.length > 0 && possible.every(({ member }) => isMissing(member)))
      missing.add(`${own.length > 0 ? owner : ""}.${name}`);
  };
  new Visitor({
    Identifier({ name }) {
      if (isMissing(globals[name])) missing.add(name);
      else if (functionsOfWindow.has(name)) checkMember("Window", name);
    },
    CallExpression({ callee, arguments: [event] }) {
      const name = callee.type === "Identifier" ? callee.name : calledMember(callee);
      if (name === "addEventListener" && event?.type === "Literal") checkMember(undefined, `${event.value}_event`);
      if (name === undefined || callee.type !== "MemberExpression") return;
      checkMember(callee.object.type === "Identifier" ? callee.object.name : undefined, name);
    },
  }).visit(parseSync("script.js", script).program);
  return missing;
}

const functionsOfWindow = new Set(Object.keys(api["Window"] ?? {}).filter((name) => /^[a-z]+[A-Z]/.test(name)));

function calledMember(callee: ESTree.Expression): string | undefined {
  if (callee.type !== "MemberExpression" || callee.computed) return undefined;
  return callee.property.type === "Identifier" ? callee.property.name : undefined;
}

/** The elements and attributes in a page that one of the oldest browsers lacks. */
export function missingInTags(tags: readonly { name: string; attributes: Record<string, string> }[]): Set<string> {
  const html = bcd.html as unknown as Identifier;
  const missing = new Set<string>();
  for (const { name, attributes } of tags) {
    if (isMissing(featureAt(html, "elements", name))) missing.add(`<${name}>`);
    for (const attribute of Object.keys(attributes)) {
      const feature = featureAt(html, "elements", name, attribute) ?? featureAt(html, "global_attributes", attribute);
      if (isMissing(feature)) missing.add(attribute);
    }
  }
  return missing;
}
