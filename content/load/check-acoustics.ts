import type { Acoustics, RoomPlan } from "../schema/acoustics.ts";
import { noSuch } from "./choices.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Source, Sources } from "./sources.ts";

type Field = readonly PropertyKey[];

/**
 * Checks that everything named in `acoustics.yaml` exists: sources, surfaces, seats, climates, targets and
 * products.
 */
export function checkAcoustics(sources: Sources, mistakes: Mistakes): void {
  if (!sources.acoustics) return;
  const { file, entry } = sources.acoustics;
  const products = [...sources.products]
    .filter(([, product]) => product === undefined || hasNrc(product))
    .map(([id]) => id);
  const check = (field: Field, what: string, found: string, names: readonly string[]) => {
    if (!names.includes(found)) reportAt(mistakes, file, field, noSuch(what, found, names));
  };
  for (const group of ["surfaces", "climates", "targets"] as const) {
    for (const [name, { source }] of Object.entries(entry[group])) {
      check([group, name, "source"], "source", source, Object.keys(entry.sources));
    }
  }
  const surfaces = Object.keys(entry.surfaces);
  for (const [name, { occupied, empty }] of Object.entries(entry.seating)) {
    check(["seating", name, "occupied"], "surface", occupied, surfaces);
    if (empty !== undefined) check(["seating", name, "empty"], "surface", empty, surfaces);
  }
  for (const [name, { plan }] of Object.entries(entry.rooms)) {
    for (const { field, what, found, names } of namesOf(plan, entry, products))
      check(["rooms", name, "plan", ...field], what, found, names);
  }
}

function hasNrc({ entry }: Source<{ specifications: readonly { figures: object }[] }>): boolean {
  return entry.specifications.some(({ figures }) => "nrc" in figures);
}

function namesOf(plan: RoomPlan, entry: Acoustics, products: readonly string[]) {
  const surfaces = Object.keys(entry.surfaces);
  const { parts = [], treatments = [], seating } = plan;
  const named: { field: Field; what: string; found: string; names: readonly string[] }[] = [
    ...Object.entries(plan.surfaces).map(([face, found]) => ({
      field: ["surfaces", face],
      what: "surface",
      found,
      names: surfaces,
    })),
    ...parts.map(({ surface }, index) => ({
      field: ["parts", index, "surface"],
      what: "surface",
      found: surface,
      names: ["opening", ...surfaces],
    })),
    ...treatments.map(({ product }, index) => ({
      field: ["treatments", index, "product"],
      what: "product with an NRC",
      found: product,
      names: products,
    })),
    { field: ["climate"], what: "climate", found: plan.climate, names: Object.keys(entry.climates) },
    { field: ["target"], what: "target", found: plan.target, names: Object.keys(entry.targets) },
  ];
  if (seating) {
    const names = Object.keys(entry.seating);
    named.push({ field: ["seating", "kind"], what: "seat", found: seating.kind, names });
  }
  return named;
}
