import { longestRising } from "../store/order/longest-rising.ts";
import type { PageChanges } from "./messages.ts";
import type { PageWords, Said } from "./page-words.ts";

/** So many entries of a list are named one by one; of more, the new order is told. */
const mostNamed = 3;
const mostListed = 8;
/** So many rows of a table without names are told one by one; more are counted. */
const mostRows = 6;

/**
 * What is different between two versions of a page: figures and short texts by what they are called, other sentences before and
 * after, and what has moved in a list. Undefined if both say the same.
 */
export function pageChanges(was: PageWords, is: PageWords): PageChanges | undefined {
  const [allGone, allCome] = [without(was.said, is.said), without(is.said, was.said)];
  const counted = countedRows(allGone, allCome);
  const isTold = ({ row }: Said) => row === undefined || !counted.has(row);
  const [gone, come] = [allGone.filter(isTold), allCome.filter(isTold)];
  const replaced: string[] = [];
  const added = come.filter((said) => {
    const former = gone.findIndex((each) => isFormerly(each, said));
    const [before] = former < 0 ? [] : gone.splice(former, 1);
    if (!before) return true;
    replaced.push(
      said.label === undefined
        ? `“${before.words}” is now “${said.words}”`
        : `${said.label}: ${before.words} is now ${said.words}`,
    );
    return false;
  });
  const unique = (texts: readonly string[]) => [...new Set(texts)];
  const changes = unique([...counted.values(), ...replaced, ...moves(was.lists, is.lists)]);
  const told = { changes, before: unique(gone.map(inWords)), after: unique(added.map(inWords)) };
  return Object.values(told).some(({ length }) => length > 0) ? told : undefined;
}

/** `98 projects removed, 62 added`, by what the rows are, where there are too many to be told one by one. */
function countedRows(gone: readonly Said[], come: readonly Said[]): ReadonlyMap<string, string> {
  const kinds = new Set([...gone, ...come].flatMap(({ row }) => row ?? []));
  const counts = [...kinds].map((kind) => {
    const [removed, added] = [gone, come].map((said) => said.filter(({ row }) => row === kind).length);
    return { kind, removed: removed ?? 0, added: added ?? 0 };
  });
  return new Map(
    counts
      .filter(({ removed, added }) => removed + added > mostRows)
      .map(({ kind, removed, added }) => [kind, countInWords(kind.toLowerCase(), removed, added)]),
  );
}

function countInWords(kind: string, removed: number, added: number): string {
  const count = (number: number) => `${number} ${kind}${number === 1 ? "" : "s"}`;
  if (removed === 0) return `${count(added)} added`;
  return added === 0 ? `${count(removed)} removed` : `${count(removed)} removed, ${added} added`;
}

/** Whether one figure has taken the place of another: of the same name, or in the same words. */
function isFormerly(one: Said, other: Said): boolean {
  if (one.label !== undefined || other.label !== undefined) return one.label === other.label;
  return /\d/.test(one.words) && withoutNumbers(one.words) === withoutNumbers(other.words);
}

function withoutNumbers(words: string): string {
  return words.replaceAll(/\d+(?:[.,]\d+)*/g, "#");
}

function inWords({ label, words }: Said): string {
  return label === undefined ? words : `${label}: ${words}`;
}

/** What is said once more, or as often as it is said once more, than elsewhere. */
function without(said: readonly Said[], elsewhere: readonly Said[]): Said[] {
  const left = new Map<string, number>();
  for (const each of elsewhere) left.set(inWords(each), (left.get(inWords(each)) ?? 0) + 1);
  return said.filter((each) => {
    const number = left.get(inWords(each)) ?? 0;
    left.set(inWords(each), number - 1);
    return number <= 0;
  });
}

type List = readonly string[];

/** What has moved in the lists of a page: `Acoustic Doors is now before Metal Ceilings`. */
function moves(before: readonly List[], after: readonly List[]): string[] {
  const left = [...before];
  return after.flatMap((list) => {
    const former = mostAlike(list, left);
    if (!former) return [];
    left.splice(left.indexOf(former), 1);
    return movesBetween(former, list);
  });
}

/** The list that has most in common with another one, but more than one entry. */
function mostAlike(list: List, others: readonly List[]): List | undefined {
  const names = new Set(list);
  let [most, found] = [1, undefined as List | undefined];
  for (const other of others) {
    const common = other.filter((name) => names.has(name)).length;
    if (common > most) [most, found] = [common, other];
  }
  return found;
}

function movesBetween(before: List, after: List): string[] {
  const places = new Map(before.map((name, place) => [name, place]));
  const common = after.filter((name) => places.has(name));
  const kept = new Set(longestRising(common.map((name) => places.get(name))));
  if (common.length - kept.size > mostNamed) {
    const named = common.slice(0, mostListed).join(", ");
    return [`The order is now: ${named}${common.length > mostListed ? ", …" : ""}`];
  }
  const former = before.filter((name) => common.includes(name));
  return common.flatMap((name, index) => {
    if (kept.has(index)) return [];
    const next = common.find((_, other) => other > index && kept.has(other));
    if (next !== undefined && former.indexOf(next) < former.indexOf(name)) return `${name} is now before ${next}`;
    const previous = common[index - 1]!;
    // Of two that have changed places, the one that comes earlier now is named.
    const isExchanged = former.indexOf(previous) === former.indexOf(name) + 1;
    return isExchanged ? `${previous} is now before ${name}` : `${name} is now after ${previous}`;
  });
}
