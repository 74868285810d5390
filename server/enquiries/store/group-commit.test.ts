import { expect, test } from "vitest";
import { groupCommit, QueueFullError } from "./group-commit.ts";

test("items that arrive during a commit are committed together, and each gets its own result", async () => {
  const groups: number[] = [];
  const disk = Promise.withResolvers<void>();
  const commit = groupCommit(async (items: number[]) => {
    groups.push(items.length);
    await disk.promise;
    return items.map((item) => item * 10);
  });
  const first = commit(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const others = [2, 3, 4].map(commit);
  disk.resolve();
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40]);
  expect(groups).toEqual([1, 3]);
});

test("while the disk hangs, writes beyond two thousand are refused at once and the others wait", async () => {
  const disk = Promise.withResolvers<void>();
  const commit = groupCommit(async (items: number[]) => {
    await disk.promise;
    return items;
  });
  const settled = Promise.allSettled(Array.from({ length: 3000 }, (_, index) => commit(index)));
  disk.resolve();
  const refused = (await settled).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(1000);
  expect(refused.map((one) => "reason" in one && one.reason instanceof QueueFullError)).toEqual(
    refused.map(() => true),
  );
});
