import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { sqliteFile } from "./database-file.ts";
import { startSqliteThread } from "./thread.ts";

const timeoutMs = 1000;

async function openNotes() {
  const folder = temporaryFolder();
  const thread = startSqliteThread(timeoutMs);
  const run = await vi.waitFor(() => thread.open(folder), { timeout: 15_000 });
  await run("create table notes (word text)", []);
  const other = new DatabaseSync(sqliteFile(folder));
  onTestFinished(async () => {
    other.close();
    await thread.close();
  });
  const words = () =>
    other
      .prepare("select word from notes")
      .all()
      .map(({ word }) => word);
  return { run, other, words };
}

test("a statement times out, further ones fail at once, and all work again once the database responds", async () => {
  const { run, other, words } = await openNotes();
  other.exec("begin exclusive");
  await expect(run("begin immediate", [])).rejects.toMatchObject({ code: "ETIMEDOUT" });
  const started = performance.now();
  await expect(run("insert into notes values ('early')", [])).rejects.toMatchObject({ code: "ETIMEDOUT" });
  expect(performance.now() - started).toBeLessThan(timeoutMs / 2);
  other.exec("rollback");
  await vi.waitFor(() => run("insert into notes values ('late')", []), { timeout: 15_000 });
  // The insert is not part of the abandoned transaction, which nobody would commit.
  expect(words()).toEqual(["late"]);
});

test("a database error keeps its reason", async () => {
  const { run } = await openNotes();
  await expect(run("insert into nothing values (1)", [])).rejects.toMatchObject({
    code: "ERR_SQLITE_ERROR",
    errstr: "SQL logic error",
  });
});

test("a statement returns its rows or the number of changed rows", async () => {
  const { run } = await openNotes();
  expect(await run("insert into notes values (?), (?)", ["one", "two"])).toEqual({ rows: [], changes: 2 });
  expect(await run("select word from notes", [])).toEqual({ rows: [{ word: "one" }, { word: "two" }] });
});
