import { seededRandom } from "#server/testing/random.ts";

/** How often a fault is repeated; FAULT_ROUNDS sets it for all. */
export function rounds(usual: number): number {
  return Number(process.env.FAULT_ROUNDS ?? usual);
}

/** The random numbers of this run; FAULT_SEED repeats a run. */
export function randomOfThisRun(): () => number {
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
  console.info(`FAULT_SEED=${seed}`);
  return seededRandom(seed);
}
