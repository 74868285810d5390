import { saysWords } from "../facets/words-at.ts";
import type { SwatchGroup } from "../schema/facet.ts";
import { colourFamilyOf, woodToneOf, woodTones } from "./colour-look.ts";

/** A swatch as its groups see it. */
interface NamedColour {
  readonly name: string;
  readonly colour?: string | undefined;
}

/** A name with a digit is a code, which says nothing about the colour. */
const code = /\d/;

/**
 * The groups that a swatch belongs to: those that its name says, in words. Where the name is a code, its colour decides. A
 * wood that its name says is also light or dark by its colour.
 */
export function groupsOfSwatch({ name, colour }: NamedColour, groups: readonly SwatchGroup[]): SwatchGroup[] {
  const named = groups.filter(({ named: words = [] }) => words.some((each) => saysWords(name, each)));
  const look = colour === undefined ? undefined : lookOf(colour, groups, named.length > 0, code.test(name));
  return groups.filter((group) => named.includes(group) || (look !== undefined && group.look === look));
}

function lookOf(colour: string, groups: readonly SwatchGroup[], isNamed: boolean, isCode: boolean) {
  const ofWood = groups.some(({ look }) => woodTones.some((tone) => tone === look));
  if (ofWood) return isNamed ? woodToneOf(colour) : undefined;
  return isCode && !isNamed ? colourFamilyOf(colour) : undefined;
}
