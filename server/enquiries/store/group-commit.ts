import { setImmediate as nextTurn } from "node:timers/promises";

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits what arrives at the same time together, since a disk takes as long for one as for many.
 * @param commit takes items in the order of their arrival and resolves to their results in the same order
 * @returns a function that resolves when its item is committed. It rejects with the error of its group.
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  largestGroup = 256,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      await arrivals();
      await commitGroup(waiting.splice(0, largestGroup));
    }
    running = false;
  }

  /** Waits for those who are at the door: as long as each turn of the event loop brings another one. */
  async function arrivals(): Promise<void> {
    let known = 0;
    while (waiting.length > known && waiting.length < largestGroup) {
      known = waiting.length;
      await nextTurn();
    }
  }

  async function commitGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}
