import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { shortenLines } from "./make-pages.ts";

const shortened = (...chunks: string[]) =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(shortenLines()));

test("a message stays as it is, whole or in pieces", async () => {
  expect(await shortened("Error: no such", " page\nat line 3\n", "end")).toBe("Error: no such page\nat line 3\nend\n");
});

test("a page that is printed whole is cut", async () => {
  expect(await shortened(`Received a 500\n<!DOCTYPE html>${"x".repeat(10_000)}\nat render\n`)).toMatch(
    /^Received a 500\n<!DOCTYPE html>x{385} …\nat render\n$/,
  );
});

test("repeated empty lines are left out", async () => {
  expect(await shortened("a\n\n\n\nb\n")).toBe("a\n\nb\n");
});
