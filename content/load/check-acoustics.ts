import type { Acoustics, RoomPlan } from "../schema/acoustics.ts";
import { nearestFirst } from "./explain.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

type Field = readonly PropertyKey[];

/** Checks that sources, surfaces, seats, climates, targets and products that `acoustics.yaml` names exist. */
export function checkAcoustics(sources: Sources, mistakes: Mistakes): void {
  if (!sources.acoustics) return;
  const { file, entry } = sources.acoustics;
  const products = [...sources.products]
    .filter(([, product]) => product === undefined || hasNrc(product))
    .map(([id]) => id);
  const check = (field: Field, found: string, allowed: readonly string[]) => {
    if (allowed.includes(found)) return;
    reportAt(mistakes, file, field, JSON.stringify(found), nearestFirst(found, allowed).slice(0, 12).join(", "));
  };
  for (const group of ["surfaces", "climates", "targets"] as const) {
    for (const [name, { source }] of Object.entries(entry[group])) {
      check([group, name, "source"], source, Object.keys(entry.sources));
    }
  }
  const surfaces = Object.keys(entry.surfaces);
  for (const [name, { occupied, empty }] of Object.entries(entry.seating)) {
    check(["seating", name, "occupied"], occupied, surfaces);
    if (empty !== undefined) check(["seating", name, "empty"], empty, surfaces);
  }
  for (const [name, { plan }] of Object.entries(entry.rooms)) {
    for (const { field, found, allowed } of namesOf(plan, entry, products))
      check(["rooms", name, "plan", ...field], found, allowed);
  }
}

function hasNrc({ entry }: Source<{ specifications: readonly { figures: object }[] }>): boolean {
  return entry.specifications.some(({ figures }) => "nrc" in figures);
}

function namesOf(plan: RoomPlan, entry: Acoustics, products: readonly string[]) {
  const surfaces = Object.keys(entry.surfaces);
  const { parts = [], treatments = [], seating } = plan;
  const named: { field: Field; found: string; allowed: readonly string[] }[] = [
    ...Object.entries(plan.surfaces).map(([face, found]) => ({ field: ["surfaces", face], found, allowed: surfaces })),
    ...parts.map(({ surface }, index) => ({
      field: ["parts", index, "surface"],
      found: surface,
      allowed: ["opening", ...surfaces],
    })),
    ...treatments.map(({ product }, index) => ({
      field: ["treatments", index, "product"],
      found: product,
      allowed: products,
    })),
    { field: ["climate"], found: plan.climate, allowed: Object.keys(entry.climates) },
    { field: ["target"], found: plan.target, allowed: Object.keys(entry.targets) },
  ];
  if (seating) named.push({ field: ["seating", "kind"], found: seating.kind, allowed: Object.keys(entry.seating) });
  return named;
}
