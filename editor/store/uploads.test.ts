import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Uploads } from "./uploads.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("an upload can be used several times, and is deleted by an upload of a later day", () => {
  const uploads = new Uploads(folder);
  const first = uploads.keep(bytesOf("first"), "jpg");
  const second = uploads.keep(bytesOf("second"), "jpg");
  expect([uploads.read(first), uploads.read(first)]).toEqual([bytesOf("first"), bytesOf("first")]);
  const dayBeforeYesterday = new Date(Date.now() - 48 * 60 * 60 * 1000);
  utimesSync(join(folder, first), dayBeforeYesterday, dayBeforeYesterday);
  const third = uploads.keep(bytesOf("third"), "pdf");
  expect(readdirSync(folder).toSorted()).toEqual([second, third].toSorted());
  expect(uploads.read(first)).toBeUndefined();
});

test("a name that is not an upload's is not read, and all uploads are deleted when the editor starts", () => {
  const uploads = new Uploads(join(folder, "uploads"));
  const name = uploads.keep(bytesOf("first"), "jpg");
  expect(uploads.read(`../uploads/${name}`)).toBeUndefined();
  expect(new Uploads(join(folder, "uploads")).read(name)).toBeUndefined();
});
