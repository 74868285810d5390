import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PublishRecord } from "./publish-record.ts";

test("a record of an earlier editor, which names one version, is continued", () => {
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "published.json");
  writeFileSync(file, '{ "zip /site.zip": "a" }');
  const record = new PublishRecord(file);
  for (const version of ["b", "c", "b"]) record.set("zip /site.zip", version);
  expect([record.at("zip /site.zip"), record.allAt("zip /site.zip")]).toEqual(["b", ["a", "c", "b"]]);
  expect([record.at("elsewhere"), record.allAt("elsewhere")]).toEqual([undefined, []]);
});

test("an unreadable record counts as absent and is replaced", () => {
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "published.json");
  writeFileSync(file, '{ "zip /site.zip": "a');
  const record = new PublishRecord(file);
  expect(record.allAt("zip /site.zip")).toEqual([]);
  record.set("zip /site.zip", "b");
  expect(record.allAt("zip /site.zip")).toEqual(["b"]);
});
