import { isSame } from "../yaml/is-same.ts";
import { choiceInWords } from "#content/load/field-words.ts";
import { drawnFigures } from "#content/load/drawn-figures.ts";
import { groupOf, isGroup, type Group } from "#content/load/group.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { placeOnScreen } from "../app/form/labels.ts";
import type { Change, Clash } from "./changes.ts";

/** Groups with the labels of figures and pictures, by key or name: their definitions, or the places of the pictures. */
export type Labels = Readonly<Record<string, unknown>>;

/** A conflict in words: the field, and both values. */
export interface ClashInWords {
  readonly at: Clash["at"];
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Longer texts are shown only where they differ. */
const longestShown = 60;
/** How much unchanged text is shown before the difference. */
const lettersBefore = 24;
const mostNamed = 3;
const longestSummary = 120;
/** Keys that are not named, because they belong to the enclosing field. */
const inner = new Set<unknown>(["value", "sample", "kind"]);

/** Describes changes in one line, naming at most three if there are several more. */
export function describeChanges(changes: readonly Change[], labels: Labels = {}): string {
  const named = changes.length > mostNamed + 1 ? changes.slice(0, mostNamed) : changes;
  const words = named.map((change) => describeChange(change, labels)).join("; ");
  return named.length < changes.length ? `${words}; and ${changes.length - named.length} more changes` : words;
}

/** The same or, if that is too long for a line or two, how many there are and the names of their fields. */
export function summariseChanges(changes: readonly Change[], labels: Labels = {}): string {
  const words = describeChanges(changes, labels);
  if (changes.length === 1 || words.length <= longestSummary) return words;
  const labelOf = ({ at }: Change) => nameOf(at, labels, 1);
  const names = changes.map((change) => {
    if (change.at.at(-1) === "sample") return describeChange(change, labels);
    const isUnique = changes.every((other) => other === change || labelOf(other) !== labelOf(change));
    return isUnique ? labelOf(change) : nameOf(change.at, labels);
  });
  const named =
    names.length > mostNamed + 1 ? [...names.slice(0, mostNamed), `${names.length - mostNamed} more`] : names;
  return `${changes.length} changes: ${named.join("; ")}`;
}

/** Describes each change. */
export function listChanges(changes: readonly Change[], labels: Labels = {}): string[] {
  return changes.map((change) => describeChange(change, labels));
}

/** The changes without those of a drawing that has followed changed figures. */
export function withoutFollowing(changes: readonly Change[], after: unknown, definitions: FigureDefinitions) {
  if (!changes.some(({ at }) => at.includes("figures"))) return changes;
  const following = drawnFigures(after, definitions).filter(({ value, agrees }) => agrees && value !== undefined);
  return changes.filter(({ at }) => !following.some((drawn) => isSame(drawn.at, at.slice(0, drawn.at.length))));
}

/** Describes two people's versions of the same field. */
export function describeClash({ at, theirs, mine }: Clash, labels: Labels = {}): ClashInWords {
  const [inTheirs, inMine] = shownPair(theirs, mine, Number.POSITIVE_INFINITY);
  return { at, name: nameOf(at, labels), theirs: inTheirs, mine: inMine };
}

/**
 * Describes one change: `Density changed from “750-800 kg/m3” to “760 kg/m3”`. The same words are true before it is saved and after it was
 * undone.
 */
export function describeChange(change: Change, labels: Labels, longest = longestShown): string {
  return withFieldName(nameOf(change.at, labels), describeValues(change, longest));
}

/** A field's name before its values, which may begin with a quotation. */
export function withFieldName(name: string, values: string): string {
  return name === "" ? values : `${name}${/^(?:an? |nothing|ticked|unticked)/.test(values) ? ": " : " "}${values}`;
}

/**
 * Describes a change without the field's name: `changed from “750-800 kg/m3” to “760 kg/m3”`.
 * @param longest the limit for shown text; a limit above the default also shows all list items
 */
export function describeValues({ at, before, after }: Change, longest = longestShown): string {
  if (at.at(-1) === "sample") return after === true ? "marked as a sample" : "is no longer a sample";
  if (typeof (after ?? before) === "boolean") return after === true ? "ticked" : "unticked";
  if (before === undefined || before === "") return `${shown(after, longest)} added`;
  if (after === undefined || after === "") return `${shown(before, longest)} removed`;
  if (isConfirmation(before, after)) return `${shown(after, longest)} is no longer a sample`;
  if (isConfirmation(after, before)) return `${shown(after, longest)} marked as a sample`;
  if (isGroup(before) && isGroup(after) && isSame(sorted(before), sorted(after))) return "put in another order";
  if (Array.isArray(before) && Array.isArray(after)) return describeItems(before, after, longest);
  const isKind = at.at(-1) === "kind" && typeof before === "string" && typeof after === "string";
  const [was, is] = isKind
    ? shownPair(choiceInWords(before), choiceInWords(after), longest)
    : shownPair(before, after, longest);
  return `changed from ${was} to ${is}`;
}

/** Describes the items added to a list, and those removed. */
function describeItems(before: readonly unknown[], after: readonly unknown[], longest: number): string {
  const [added, removed] = [itemsWithout(after, before), itemsWithout(before, after)];
  const parts = [
    added.length > 0 && `${namedItems(added, longest)} added`,
    removed.length > 0 && `${namedItems(removed, longest)} removed`,
  ].filter((part) => part !== false);
  return parts.join(", ") || "put in another order";
}

/** The items missing from another list, counting duplicates. */
function itemsWithout(items: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...others];
  return items.filter((item) => {
    const index = left.findIndex((other) => isSame(item, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function namedItems(items: readonly unknown[], longest: number): string {
  const most = longest > longestShown ? items.length : mostNamed;
  const named = items.slice(0, most).map((item) => shown(item, longest));
  if (items.length > most) named.push(`${items.length - most} more`);
  return named.length < 2 ? (named[0] ?? "") : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
}

/**
 * The label of a place in the form after that of its group, `Corporate office, Address line 1`; for a figure, its printed label alone.
 * @param most 1 for the label alone
 */
function nameOf(at: readonly (string | number)[], labels: Labels, most = 2): string {
  const own = at.length > 1 && inner.has(at.at(-1)) ? at.slice(0, -1) : at;
  const [figure, picture] = ["figures", "pictureDescriptions"].map((group) => own.lastIndexOf(group) + 1) as [
    number,
    number,
  ];
  const labelAt = (index: number) => groupOf(labels[String(own[index])]).label;
  const [ofFigure, ofPicture] = [labelAt(figure), labelAt(picture)];
  if (figure > 0 && typeof ofFigure === "string") return ofFigure;
  const parts = placeOnScreen(own, typeof ofPicture === "string" ? { [picture]: ofPicture } : {});
  return parts.slice(at.length === 3 && at.at(-1) === "sample" ? -1 : -most).join(", ");
}

/** Two values for showing side by side: of long texts only the part that differs. */
function shownPair(one: unknown, other: unknown, longest: number): [string, string] {
  const [first, second] = [plain(one), plain(other)];
  if (typeof first !== "string" || typeof second !== "string") return [shown(one, longest), shown(other, longest)];
  if (Math.max(first.length, second.length) <= longest) return [`“${first}”`, `“${second}”`];
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  const start = same > lettersBefore ? first.lastIndexOf(" ", same - lettersBefore) + 1 : 0;
  return [excerpt(first, start, longest), excerpt(second, start, longest)];
}

/** A text from `start`; a long one is cut off after a whole word. */
function excerpt(text: string, start: number, longest: number): string {
  const rest = text.slice(start);
  const space = rest.lastIndexOf(" ", longest - 2);
  const end = rest.length <= longest ? rest : `${rest.slice(0, space > lettersBefore ? space : longest - 1)} …`;
  return `“${start > 0 ? "…" : ""}${end}”`;
}

function shown(value: unknown, longest = longestShown): string {
  const own = plain(value);
  if (own === undefined) return "nothing";
  if (own === null || own === "") return "an empty entry";
  if (Array.isArray(own)) return listed(own, longest);
  if (isGroup(own)) return nameOfGroup(own) ?? "an entry";
  return excerpt(String(own), 0, longest);
}

/** A value without its sample mark. */
function plain(value: unknown): unknown {
  return isGroup(value) && "value" in value ? value.value : value;
}

/** A name for a group: the first text in it. */
function nameOfGroup(group: Group): string | undefined {
  const first = Object.values(group)
    .flatMap((each) => (Array.isArray(each) ? each.slice(0, 1) : [each]))
    .map(plain)
    .find((each) => typeof each === "string" && each !== "");
  return first === undefined ? undefined : shown(first);
}

function listed(items: readonly unknown[], longest: number): string {
  const most = longest > longestShown ? items.length : mostNamed;
  if (items.length <= most) return items.map((item) => shown(item)).join(", ") || "an empty list";
  return `a list of ${items.length}`;
}

/** Whether a sample was replaced by the same value without the mark. */
function isConfirmation(before: unknown, after: unknown): boolean {
  if (!isGroup(before) || before.sample !== true) return false;
  return isSame(before.value, isGroup(after) ? after.value : after);
}

function sorted(group: Group): [string, unknown][] {
  return Object.entries(group).toSorted(([one], [other]) => one.localeCompare(other));
}
