import { containsPhrase } from "./product-texts.ts";
import type { SwatchGroup } from "../schema/facet.ts";
import { colourFamilyOf, woodToneOf, woodTones } from "../colours/colour-look.ts";

/** The swatch fields that its groups depend on. */
interface NamedColour {
  readonly name: string;
  readonly colour?: string | undefined;
}

/** A name with a digit is a code, which says nothing about the colour. */
const code = /\d/;

/**
 * The groups of a swatch. They come from the words of its name or, if the name is a code, from its colour. A named
 * wood is also light or dark by its colour.
 */
export function groupsOfSwatch({ name, colour }: NamedColour, groups: readonly SwatchGroup[]): SwatchGroup[] {
  const named = groups.filter(({ named: words = [] }) => words.some((each) => containsPhrase(name, each)));
  const look = colour === undefined ? undefined : lookOf(colour, groups, named.length > 0, code.test(name));
  return groups.filter((group) => named.includes(group) || (look !== undefined && group.look === look));
}

function lookOf(colour: string, groups: readonly SwatchGroup[], isNamed: boolean, isCode: boolean) {
  const ofWood = groups.some(({ look }) => woodTones.some((tone) => tone === look));
  if (ofWood) return isNamed ? woodToneOf(colour) : undefined;
  return isCode && !isNamed ? colourFamilyOf(colour) : undefined;
}
