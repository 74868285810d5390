import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EditorStore } from "../store/editor-store.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { filesIn, type Offering } from "./supplied-file.ts";
import { SuppliedFileStore, UnusableFile } from "./supplied-file-store.ts";

const panel = "products/wallPanels/petPanel.yaml";
const report = new TextEncoder().encode("%PDF-1.7 absorption");
const newer = new TextEncoder().encode("%PDF-1.7 absorption, measured again");

let project: EditedProject;
let store: EditorStore;
let files: SuppliedFileStore;
beforeEach(() => {
  project = new EditedProject();
  store = project.open();
  files = new SuppliedFileStore(store, join(project.folder, ".editor/supplied-files"));
});
afterEach(removeProjects);

function offer(fields: Partial<Offering> = {}, bytes = report) {
  const { upload } = files.take(bytes, "report.pdf");
  return files.offer({
    path: panel,
    upload,
    original: "NRC Test_Report (2).PDF",
    kind: "report",
    name: "Sound absorption",
    date: "2026-03-31",
    ...fields,
  });
}

const named = () => filesIn(store.readUnchecked(panel).value);
const inFolder = (name: string) => join(project.contentFolder, "files/wallPanels/petPanel", name);

describe("a report that is given to a product", () => {
  test("is in the folder of its product under a name for addresses, and named by it, as one step", () => {
    const before = project.text(panel);
    expect(offer()).toMatchObject({ outcome: "saved" });
    const file = "nrc-test-report-2.pdf";
    expect(named()).toEqual([{ file, kind: "report", name: "Sound absorption", date: "2026-03-31" }]);
    expect(new Uint8Array(readFileSync(inFolder(file)))).toEqual(report);
    expect(project.check().mistakes()).toEqual([]);
    expect(store.undo(store.history()[0]!.id)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(before);
    expect(existsSync(inFolder(file))).toBe(false);
  });

  test("is beside one of the same name, and takes the place of one that it replaces", () => {
    offer();
    offer({ name: "Another room" }, newer);
    expect(named().map(({ file }) => file)).toEqual(["nrc-test-report-2.pdf", "nrc-test-report-2-2.pdf"]);
    offer({ original: "NRC 2027.pdf", replaces: named()[0] }, newer);
    expect(named().map(({ file }) => file)).toEqual(["nrc-2027.pdf", "nrc-test-report-2-2.pdf"]);
    expect(existsSync(inFolder("nrc-test-report-2.pdf"))).toBe(false);
    offer({ original: "nrc-2027.pdf", replaces: named()[0] }, report);
    expect(new Uint8Array(readFileSync(inFolder("nrc-2027.pdf")))).toEqual(report);
  });

  test("does not replace a newer version of the same name that its owner has not seen", () => {
    offer();
    const [seen] = named();
    offer({ replaces: seen, date: "2026-11-30" }, newer);
    expect(() => offer({ replaces: seen })).toThrow(/has replaced or removed this file/);
    expect(named()).toMatchObject([{ file: "nrc-test-report-2.pdf", date: "2026-11-30" }]);
    expect(new Uint8Array(readFileSync(inFolder("nrc-test-report-2.pdf")))).toEqual(newer);
  });

  test("goes with its entry, and comes back with it", () => {
    offer();
    const { value, version } = store.readUnchecked(panel);
    const { files: _, ...without } = value as Record<string, unknown>;
    expect(store.checkChange(panel, without).mistakes).toEqual([]);
    expect(store.save(panel, without, version)).toMatchObject({ outcome: "saved" });
    expect(existsSync(inFolder("nrc-test-report-2.pdf"))).toBe(false);
    store.undo(store.history()[0]!.id);
    expect(new Uint8Array(readFileSync(inFolder("nrc-test-report-2.pdf")))).toEqual(report);
    expect(named()).toHaveLength(1);
  });
});

describe("refused with a sentence is", () => {
  test.each([
    ["a program", "MZ", "report.exe", /Choose a PDF/],
    ["a file without an ending", "%PDF-1.7", "report", /Choose a PDF/],
    ["a picture under the name of a report", "\u0089PNG", "report.pdf", /not a valid PDF file/],
    ["an empty file", "", "wash.ies", /not a valid IES file/],
  ])("%s", (_what, text, name, words) => {
    expect(() => files.take(new TextEncoder().encode(text), name)).toThrow(words);
  });

  test("a kind that the file cannot be", () => {
    expect(() => offer({ kind: "bim" })).toThrow(UnusableFile);
  });

  test("a file that was not taken in, or one in place of what is not there", () => {
    expect(() => offer({ upload: `${"0".repeat(64)}.pdf` })).toThrow(/no longer available/);
    const other = { file: "other.pdf", kind: "report", name: "Other", date: "2026-03-31" } as const;
    expect(() => offer({ replaces: other })).toThrow(/has replaced or removed this file/);
  });
});

test("a file that was chosen before the editor was restarted has to be chosen again, and the message says so", () => {
  const { upload } = files.take(report, "report.pdf");
  files = new SuppliedFileStore(store, join(project.folder, ".editor/supplied-files"));
  const offering: Offering = { path: panel, upload, original: "a.pdf", kind: "report", name: "A", date: "2026-03-31" };
  expect(() => files.offer(offering)).toThrow(new UnusableFile("This file is no longer available. Choose it again."));
});
