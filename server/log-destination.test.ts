import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createDestination, type WriteBytes } from "./log-destination.ts";

const describeDropped = (lines: number) => `dropped ${lines}\n`;

/** A file with limited space. */
function createDisk(room = Number.POSITIVE_INFINITY) {
  const disk = { room, text: "" };
  const write: WriteBytes = (bytes, done) => {
    const taken = bytes.subarray(0, Math.min(bytes.length, disk.room - disk.text.length));
    disk.text += taken.toString();
    setImmediate(() => (taken.length > 0 ? done(null, taken.length) : done(new Error("ENOSPC"), 0)));
  };
  return { disk, write };
}

test("lines are written in order", async () => {
  const { disk, write } = createDisk();
  const destination = createDestination(write, { describeDropped });
  for (const line of ["a\n", "b\n"]) destination.write(line);
  await wait(10);
  destination.write("c\n");
  await destination.flush(1000);
  expect(disk.text).toBe("a\nb\nc\n");
});

test("lines that do not fit are counted, and a line reports them once there is space", async () => {
  const { disk, write } = createDisk(8);
  const destination = createDestination(write, { describeDropped });
  for (const line of ["one\n", "two\n", "three\n"]) destination.write(line);
  await destination.flush(1000);
  destination.write("four\n");
  disk.room = Number.POSITIVE_INFINITY;
  await wait(1100);
  destination.write("five\n");
  await destination.flush(1000);
  expect(disk.text).toBe("one\ntwo\ndropped 2\nfive\n");
});

test("the rest of a truncated line is dropped and counted", async () => {
  const { disk, write } = createDisk(6);
  const destination = createDestination(write, { describeDropped });
  for (const line of ["one\n", "two\n"]) destination.write(line);
  await destination.flush(1000);
  disk.room = Number.POSITIVE_INFINITY;
  await wait(1100);
  destination.write("three\n");
  await destination.flush(1000);
  expect(disk.text).toBe("one\ntw\ndropped 1\nthree\n");
});

test("a line written without its line break does not count as dropped", async () => {
  const { disk, write } = createDisk(7);
  const destination = createDestination(write, { describeDropped });
  for (const line of ["one\n", "two\n", "three\n"]) destination.write(line);
  await destination.flush(1000);
  disk.room = Number.POSITIVE_INFINITY;
  await wait(1100);
  destination.write("four\n");
  await destination.flush(1000);
  expect(disk.text).toBe("one\ntwo\ndropped 1\nfour\n");
});

test("if the receiver hangs, at most the limit is queued and a flush times out", async () => {
  const pending: Parameters<WriteBytes>[1][] = [];
  const lengths: number[] = [];
  const destination = createDestination(
    (bytes, done) => {
      lengths.push(bytes.length);
      pending.push(done);
    },
    { describeDropped, maxWaitingBytes: 1000 },
  );
  destination.write("x\n");
  await wait(10);
  for (let index = 0; index < 5000; index += 1) destination.write("x\n");
  await destination.flush(50);
  pending[0]?.(null, 2);
  await wait(10);
  pending[1]?.(null, lengths[1] ?? 0);
  await wait(10);
  expect(lengths).toEqual([2, "dropped 4500\n".length, 1000]);
});
