import { stateOf } from "#content/load/check-projects.ts";
import { groupOf } from "#content/load/group.ts";
import { regionIdentifier, type RegionId, type Spellings } from "#content/schema/project.ts";
import { AllowedWords, wordsOf } from "./allowed-words.ts";

/** What spreadsheets contain as the state of Chandigarh or Puducherry. */
const unionTerritory = /^(?:u\.?t\.?|union territory)$/i;

/** Reads the locations of projects, which end with a state. */
export class Locations {
  /** The region of each state. */
  readonly regionOf: ReadonlyMap<string, RegionId>;
  readonly #states: AllowedWords;
  /** The states by their cities. */
  readonly #cities: AllowedWords;

  /** @param regions those of `map.yaml` */
  constructor(regions: unknown, spellings: Spellings) {
    const statesIn = (region: RegionId) => groupOf(groupOf(regions)[region]).states as readonly string[] | undefined;
    this.regionOf = new Map(
      regionIdentifier.options.flatMap((region) => (statesIn(region) ?? []).map((state) => [state, region])),
    );
    this.#states = wordsOf(
      Object.fromEntries([...this.regionOf.keys()].map((state) => [state, state])),
      spellings.states,
    );
    this.#cities = new AllowedWords(
      Object.entries(spellings.cities).map(([state, cities]) => ({ key: state, printed: state, spellings: cities })),
    );
  }

  /**
   * A location with the site's name of its state, in its own words or at its end: `UK` as `Uttarakhand`; `Bhopal, MP`, `Bhopal (MP)`,
   * `Bhopal - MP` and `Bhopal MP` as `Bhopal, Madhya Pradesh`. A city that is in only one state gets it: `Bombay, Maharashtra`.
   * @param afterAnySpace whether a state may follow a place that is not a known city
   */
  withState(location: string, { afterAnySpace = false } = {}): string {
    const alone = location.includes(",") ? undefined : this.#states.findMisspelt(location);
    if (alone !== undefined) return alone;
    for (const { index, 0: between } of location.matchAll(/\s*[,(/–—-]\s*|\s+/g)) {
      const place = location.slice(0, index);
      const end = location.slice(index + between.length).replace(/\)$/, "");
      const state = this.#states.findMisspelt(end);
      // Words after a space may belong to the name of the place.
      if (
        state !== undefined &&
        (afterAnySpace || between.trim() !== "" || this.#cities.find(stateOf(place)) === state)
      )
        return `${place}, ${state}`;
      const territory = unionTerritory.test(end) ? this.#states.find(place) : undefined;
      if (territory !== undefined) return territory;
    }
    const ofCity = this.#cities.find(stateOf(location));
    return ofCity === undefined ? location : `${location}, ${ofCity}`;
  }

  /** What a location without an allowed state probably means, with all its places: a state goes behind them. */
  suggest(location: string): string | undefined {
    const inIndia = location.replace(/[\s,(-]*\b(?:india|state|\d{3} ?\d{3})\)?\.?$/i, "");
    const known = this.withState(inIndia);
    const spelled = known === inIndia ? this.withState(inIndia, { afterAnySpace: true }) : known;
    if (spelled !== location) return spelled;
    const ofCity = this.#cities.suggest(location);
    return ofCity && `${location}, ${ofCity}`;
  }
}
