import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs code with a copy of Node that is deleted first, as reinstalling the packages deletes the editor's. */
function runWithoutNode(code: string) {
  const folder = mkdtempSync(join(tmpdir(), "lost-program-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const node = join(folder, "node");
  copyFileSync(process.execPath, node);
  const begin = `import { rmSync } from "node:fs"; rmSync(process.execPath);`;
  const end = `setTimeout(() => { console.log("The editor is still here."); process.exit(); }, 500);`;
  const { stdout, stderr } = spawnSync(node, ["--input-type=module", "-e", begin + code + end], { encoding: "utf8" });
  return stdout + stderr;
}

test("an editor whose Node program is being replaced refuses a table, and keeps running", () => {
  const said = runWithoutNode(
    `import { readTable } from "#editor/tables/read-table.ts"; readTable(Buffer.from("a,b")).catch(({ message }) => console.log(message));`,
  );
  expect(said).toMatch(
    /^This spreadsheet could not be read, because another program could not be started \(ENOENT\)\./,
  );
  expect(said).toContain("The editor is still here.");
});

test("an editor whose Node program is being replaced says that pictures are not encoded, and goes on", () => {
  const said = runWithoutNode(
    `import { pictureMaker } from "#editor/server/make-pictures.ts"; pictureMaker(process.cwd())();`,
  );
  expect(said).toContain("The pictures could not be encoded (ENOENT). The next build will encode them.");
  expect(said).toContain("The editor is still here.");
});
