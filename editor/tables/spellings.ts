import { parse } from "yaml";
import { editDistance } from "#content/load/choices.ts";
import { printArea } from "#content/figures/areas.ts";
import { spellings as schema, type Spellings } from "#content/schema/project.ts";

/** Reads `content/spellings.yaml`. A broken file gives no spellings; the build reports its mistake. */
export function readSpellings(text: string): Spellings {
  try {
    return schema.parse(parse(text));
  } catch {
    return schema.parse({});
  }
}

/** A word of five letters may have one wrong letter, a word of ten two. */
const lettersPerTypo = 5;

/**
 * The allowed word that a cell means: the word itself, its printed form or another spelling, in any case, or with a typo if no other word is
 * as near. Undefined if there is none.
 * @param allowed the allowed words, mapped to their printed forms
 */
export function allowedWord(
  cell: string,
  allowed: Readonly<Record<string, string>>,
  spellings: Readonly<Record<string, string>>,
): string | undefined {
  if (Object.hasOwn(allowed, cell)) return cell;
  const sought = plain(cell);
  const spelled = spelledOut(cell, spellings);
  const found = Object.keys(allowed).find(
    (word) => plain(word) === sought || plain(allowed[word]!) === sought || word === spelled,
  );
  return found ?? withTypo(sought, allowed, spellings);
}

function withTypo(
  sought: string,
  allowed: Readonly<Record<string, string>>,
  spellings: Readonly<Record<string, string>>,
): string | undefined {
  const known = Object.entries(allowed).flatMap(([word, printed]) => [
    { word, written: word },
    { word, written: printed },
  ]);
  const others = Object.entries(spellings).map(([written, word]) => ({ word, written }));
  const near = [...known, ...others]
    .map(({ word, written }) => ({ word, typos: editDistance(sought, plain(written)), length: written.length }))
    .filter(({ typos, length }) => typos * lettersPerTypo <= length);
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const nearest = new Set(near.filter(({ typos }) => typos === fewest).map(({ word }) => word));
  return nearest.size === 1 ? [...nearest][0] : undefined;
}

/** A location with the site's name of its state: `Bhopal, MP` as `Bhopal, Madhya Pradesh`. `New Delhi` alone is a city. */
export function withState(location: string, states: readonly string[], spellings: Spellings): string {
  const comma = location.lastIndexOf(",");
  if (comma < 0) return states.find((each) => plain(each) === plain(location)) ?? location;
  const allowed = Object.fromEntries(states.map((each) => [each, each]));
  const state = allowedWord(location.slice(comma + 1).trim(), allowed, spellings.states);
  return state === undefined ? location : `${location.slice(0, comma).trim()}, ${state}`;
}

/**
 * An area with its unit: its own, in any spelling, or the one in its column's heading, such as `Area (sqft)`. An area that the site
 * understands is unchanged, and so is one without a unit.
 */
export function withUnit(area: string, heading: string, { areaUnits }: Spellings): string {
  if (area === "" || printArea(area) !== undefined) return area;
  const [, number = "", unit = ""] = /^(\D*\d[\d,.]*)\s*(.*)$/.exec(area) ?? [];
  const headingUnit = heading
    .replace(/^.*\barea\b[\s,:(]*(?:in\b)?/i, "")
    .replaceAll(/[\s)]+$/g, "")
    .trim();
  const unitInWords = (words: string) => spelledOut(words, areaUnits) ?? words;
  const possible = [`${number} ${unitInWords(unit)}`, `${area} ${unitInWords(headingUnit)}`];
  return possible.map(printArea).find((each) => each !== undefined) ?? area;
}

function spelledOut(written: string, spellings: Readonly<Record<string, string>>): string | undefined {
  const spelling = Object.keys(spellings).find((each) => plain(each) === plain(written));
  return spelling === undefined ? undefined : spellings[spelling];
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(".", "").replaceAll("&", " and ").replaceAll(/\s+/g, " ").trim();
}
