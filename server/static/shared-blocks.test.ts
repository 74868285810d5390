import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockBytes, BlocksInUseError, SharedBlocks } from "./shared-blocks.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "blocks-"));
  for (const name of ["a", "b", "c"]) await writeFile(join(folder, name), name.repeat(blockBytes + 10));
});
afterAll(() => rm(folder, { recursive: true }));

const partOf = (name: string, index = 0) => ({ path: join(folder, name), fileBytes: blockBytes + 10, index });

test("everyone who borrows the same block gets the same memory", async () => {
  const blocks = new SharedBlocks();
  const [one, other] = await Promise.all([blocks.borrow(partOf("a")), blocks.borrow(partOf("a"))]);
  expect(one.content).toBe(other.content);
  expect((await blocks.borrow(partOf("a", 1))).content.toString()).toBe("a".repeat(10));
});

test("unused blocks are evicted, and borrowed ones never are", async () => {
  const blocks = new SharedBlocks(2 * blockBytes);
  const a = await blocks.borrow(partOf("a"));
  (await blocks.borrow(partOf("b"))).release();
  const c = await blocks.borrow(partOf("c"));
  expect(() => blocks.borrow(partOf("b"))).toThrow(BlocksInUseError);
  expect((await blocks.borrow(partOf("a"))).content).toBe(a.content);
  c.release();
  expect((await blocks.borrow(partOf("b"))).content.toString()).toBe("b".repeat(blockBytes));
});

test("a file that could not be read is read again on the next request, and its block takes no space", async () => {
  const blocks = new SharedBlocks(blockBytes);
  await expect(blocks.borrow(partOf("late"))).rejects.toThrow("ENOENT");
  await writeFile(join(folder, "late"), "late".repeat(blockBytes));
  expect((await blocks.borrow(partOf("late"))).content.toString("latin1", 0, 4)).toBe("late");
});
