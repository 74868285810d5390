import { readFile } from "node:fs/promises";
import india from "@svg-maps/india";
import type { Feature, FeatureCollection, MultiPolygon, Position } from "geojson";
import { feature, mergeArcs } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { MultiPolygon as JoinedArcs, Topology } from "topojson-specification";
import { parseDocument } from "yaml";
import { inProject } from "../setup/project.mjs";
import { runCommand, say } from "../setup/say.mjs";
import { writeWholeFile } from "../files/whole-file.mjs";

type Ring = Position[];

/** The borders of the states; a shared border is stored once. */
type Borders = Topology<{
  states: { type: "GeometryCollection"; geometries: (JoinedArcs & { properties: { name: string } })[] };
}>;

/** The source draws shared borders twice, up to this far apart, in map units. */
const snapUnits = 0.25;
/** Visvalingam's measure: a corner is dropped if the triangle with its neighbours is smaller, in square map units. */
const smallestCorner = 15;
/** Smaller islands are dropped, except in the two groups below, in square map units. */
const smallestIsland = 15;
/** Each of its islands is far smaller than the width of a line. */
const shownAsDots = "Lakshadweep";
/** A chain of narrow islands, which simplification would reduce to a few specks. */
const shownInFull = "Andaman and Nicobar Islands";

/** The source predates the changes of 2019 and 2020. */
const statesOfToday: Record<string, string> = {
  "Dadra and Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "Daman and Diu": "Dadra and Nagar Haveli and Daman and Diu",
};

/**
 * The text of `content/map.yaml` with every region's outline redrawn from @svg-maps/india: the region's states are merged, simplified
 * together so that neighbouring regions share a border, and rounded to whole units.
 * @throws {Error} naming a state that belongs to no region
 */
export function drawMap(yaml: string): string {
  const map = parseDocument(yaml);
  const { regions } = map.toJS() as { regions: Record<string, { states: string[] }> };
  const states = (india as { locations: { name: string; path: string }[] }).locations.map(({ name, path }) => ({
    name: statesOfToday[name] ?? name,
    rings: readRings(path),
  }));
  const unknown = states.find(({ name }) => !Object.values(regions).some((region) => region.states.includes(name)));
  if (unknown) throw new Error(`No region in content/map.yaml has the state ${unknown.name}.`);

  const borders = simplify(presimplify(bordersOf(states)), smallestCorner);
  for (const [id, region] of Object.entries(regions)) {
    const mainland = region.states.filter((name) => name !== shownInFull);
    const shown = joined(borders, mainland)
      .map(rounded)
      .filter((ring) => areaOf(ring) >= smallestIsland);
    const ringsOf = (group: string) =>
      region.states.includes(group) ? states.flatMap(({ name, rings }) => (name === group ? rings : [])) : [];
    const chain = ringsOf(shownInFull)
      .map(rounded)
      .filter((ring) => isRing(ring) && areaOf(ring) > 0);
    const dots = ringsOf(shownAsDots).length > 0 ? [dot(largest(ringsOf(shownAsDots)))] : [];
    map.setIn(["regions", id, "outline"], [...shown, ...chain, ...dots].map(pathOf).join(""));
  }
  return map.toString({ lineWidth: 0 });
}

/** The rings of a path of relative and absolute moves and lines. */
function readRings(path: string): Ring[] {
  const rings: Ring[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", numbers = ""] of path.matchAll(/([mlzMLZ])([^mlzMLZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    for (let at = 0; at < values.length; at += 2) {
      const [dx = 0, dy = 0] = values.slice(at, at + 2);
      [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
      if (command.toLowerCase() === "m" && at === 0) rings.push([]);
      rings.at(-1)?.push([x, y]);
    }
    if (command.toLowerCase() === "z") [x = 0, y = 0] = rings.at(-1)?.[0] ?? [];
  }
  return rings;
}

/** All borders, each stored once, so that shared borders still match after simplification. */
function bordersOf(states: readonly { name: string; rings: Ring[] }[]): Borders {
  const features = states.map(({ name, rings }): Feature<MultiPolygon, { name: string }> => {
    const snapped = rings.map((ring) => withoutRepeats(ring.map((point) => point.map(snap)))).filter(isRing);
    const coordinates = snapped.map((ring) => [[...ring, ring[0] as Position]]);
    return { type: "Feature", properties: { name }, geometry: { type: "MultiPolygon", coordinates } };
  });
  const collection: FeatureCollection<MultiPolygon, { name: string }> = { type: "FeatureCollection", features };
  return topology({ states: collection }) as Borders;
}

/** The merged outer rings of several states. */
function joined(borders: Borders, states: readonly string[]): Ring[] {
  const geometries = borders.objects.states.geometries.filter(({ properties }) => states.includes(properties.name));
  const { geometry } = feature(borders, mergeArcs(borders, geometries));
  return (geometry as MultiPolygon).coordinates.map(([outer = []]) => outer.slice(0, -1));
}

function snap(value: number): number {
  return Math.round(value / snapUnits) * snapUnits;
}

function rounded(ring: Ring): Ring {
  return withoutRepeats(ring.map((point) => point.map(Math.round)));
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter((point, at) => String(point) !== String(ring.at(at - 1)));
}

function isRing(ring: Ring): boolean {
  return ring.length > 2;
}

function largest(rings: readonly Ring[]): Ring {
  return rings.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? [];
}

/** A square of one unit where a ring begins. */
function dot(ring: Ring): Ring {
  const [x = 0, y = 0] = rounded(ring)[0] ?? [];
  return [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
}

function areaOf(ring: Ring): number {
  const crossProducts = ring.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? [];
    return x * nextY - nextX * y;
  });
  return Math.abs(crossProducts.reduce((sum, product) => sum + product, 0)) / 2;
}

function pathOf(ring: Ring): string {
  return `M${ring.map((point) => point.join(" ")).join("L")}Z`;
}

if (import.meta.main) {
  await runCommand(async () => {
    const file = inProject("content/map.yaml");
    writeWholeFile(file, drawMap(await readFile(file, "utf8")));
    say("The outlines in content/map.yaml are drawn.");
    return 0;
  });
}
