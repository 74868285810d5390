import { setImmediate as nextTurn } from "node:timers/promises";

interface Queued<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** The queue of writes is full; the code is `EQUEUEFULL`. */
export class QueueFullError extends Error {
  readonly code = "EQUEUEFULL";
}

const maxQueued = 2000;

/**
 * Commits items that arrive together in one group, since the disk takes as long for one as for many.
 * @param commit receives items in order of arrival and resolves to their results in the same order
 * @returns a function that resolves when its item is committed, and rejects with the error of its group, or at once
 * with a QueueFullError
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  maxGroupSize = 256,
): (item: Item) => Promise<Result> {
  const queue: Queued<Item, Result>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (queue.length > 0) {
      await untilNoneArrives();
      await commitGroup(queue.splice(0, maxGroupSize));
    }
    running = false;
  }

  /** Waits while each turn of the event loop brings another item. */
  async function untilNoneArrives(): Promise<void> {
    let counted = 0;
    while (queue.length > counted && queue.length < maxGroupSize) {
      counted = queue.length;
      await nextTurn();
    }
  }

  async function commitGroup(group: Queued<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= maxQueued) return reject(new QueueFullError("Too many writes are waiting for the disk."));
      queue.push({ item, resolve, reject });
      if (!running) void run();
    });
}
