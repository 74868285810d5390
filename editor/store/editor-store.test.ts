import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { NoSuchFile, type SaveOutcome } from "./editor-store.ts";
import { NotPossible } from "./outcomes.ts";

afterEach(removeProjects);

const panel = "products/wallPanels/petPanel.yaml";

function saveNrc(project: EditedProject, nrc: unknown, store = project.open()): SaveOutcome {
  const { version, value: base } = store.read(panel);
  const value = project.changed(panel, ({ specifications }) => {
    specifications.find((card: any) => card.figures.nrc).figures.nrc = nrc;
  });
  return store.save(panel, value, version, base);
}

describe("a save", () => {
  test("changes only that figure in the file", () => {
    const project = new EditedProject();
    const before = project.text(panel);
    expect(saveNrc(project, "0.80-0.85")).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(before.replace('nrc: "0.75-0.85"', 'nrc: "0.80-0.85"'));
  });

  test("is a step in the history that describes the change", () => {
    const project = new EditedProject();
    saveNrc(project, "0.80-0.85");
    const [step] = project.open().history();
    expect(step?.summary).toMatch(/: NRC changed from “0.75-0.85” to “0.80-0.85”$/);
    expect(step?.canUndo).toBe(true);
  });

  test("of a text in another encoding is refused, because a letter in it would be lost", () => {
    const project = new EditedProject();
    const file = join(project.contentFolder, panel);
    const inWindows1252 = Buffer.from(`# Café\n${project.text(panel)}`, "latin1");
    writeFileSync(file, inWindows1252);
    expect(() => saveNrc(project, "0.80")).toThrow(NotPossible);
    expect(readFileSync(file)).toEqual(inWindows1252);
    expect(project.open().history()).toEqual([]);
  });

  test("of an unchanged value is not a step", () => {
    const project = new EditedProject();
    expect(saveNrc(project, "0.75-0.85")).toEqual({ outcome: "unchanged" });
    expect(project.open().history()).toEqual([]);
  });

  test("that the build would refuse is refused in the build's words at the field, and nothing is written", () => {
    const project = new EditedProject();
    const before = project.text(panel);
    const outcome = saveNrc(project, "much");
    if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
    expect(outcome.mistakes).toHaveLength(1);
    expect(outcome.mistakes[0]).toMatchObject({
      path: panel,
      at: ["specifications", 2, "figures", "nrc"],
      message: "Write the NRC as a number or a range, such as 0.90 or 0.6-0.83, not “much”.",
    });
    expect(project.text(panel)).toBe(before);
    expect(project.open().history()).toEqual([]);
  });

  test("that breaks another file is refused with that file's name", () => {
    const project = new EditedProject();
    const store = project.open();
    const { version } = store.read("glossary.yaml");
    const value = project.changed("glossary.yaml", (terms) => delete terms.nrc);
    const outcome = store.save("glossary.yaml", value, version);
    if (outcome.outcome !== "refused") throw new Error(outcome.outcome);
    expect(outcome.mistakes.map(({ path }) => path)).toContain("figures.yaml");
  });

  test("is possible while another file has an older mistake", () => {
    const project = new EditedProject();
    project.write("gallery.yaml", "- text: [");
    expect(saveNrc(project, "0.80")).toMatchObject({ outcome: "saved" });
  });

  test("of a text that somebody else has changed is refused with their changes", () => {
    const project = new EditedProject();
    const [first, second] = [project.open(), project.open()];
    const { version, value: base } = second.read(panel);
    saveNrc(project, "0.80", first);
    const value = project.changed(panel, (product) => (product.name = "Another Panel"));
    expect(second.save(panel, value, version, base)).toEqual({
      outcome: "changed elsewhere",
      changes: "NRC changed from “0.75-0.85” to “0.80”",
      clashes: [],
    });
    expect(project.text(panel)).toContain('nrc: "0.80"');
  });
});

describe("undoing a step", () => {
  test("restores the text byte for byte after a restart, in a step that can itself be undone", () => {
    const project = new EditedProject();
    const before = project.text(panel);
    saveNrc(project, "0.80");
    const store = project.open();
    const [step] = store.history();
    expect(store.undo(step!.id)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toBe(before);
    const [undone, first] = store.history();
    expect([undone?.isUndo, first?.isUndo]).toEqual([true, false]);
    expect([undone?.canUndo, first?.canUndo]).toEqual([true, false]);
    expect(store.undo(undone!.id)).toMatchObject({ outcome: "saved" });
    expect(project.text(panel)).toContain('nrc: "0.80"');
    expect(store.history().map(({ canUndo }) => canUndo)).toEqual([true, false, true]);
  });

  test("keeps later changes elsewhere in the same file", () => {
    const project = new EditedProject();
    saveNrc(project, "0.80");
    const between = project.text(panel);
    const { value, version } = project.open().read(panel);
    project.open().save(panel, { ...(value as object), features: ["Light."] }, version);
    const store = project.open();
    expect(store.history().map(({ canUndo }) => canUndo)).toEqual([true, true]);
    expect(store.undo(1)).toMatchObject({ outcome: "saved" });
    const after = project.text(panel);
    expect(after).not.toContain('nrc: "0.80"');
    expect(project.open().read(panel).value).toMatchObject({ features: ["Light."] });
    // Its comments and field order are kept too.
    const comments = (text: string) => text.split("\n").filter((line) => line.startsWith("#"));
    expect(comments(after)).toEqual(comments(between));
  });

  test("is refused after the same field has changed again", () => {
    const project = new EditedProject();
    saveNrc(project, "0.80");
    saveNrc(project, "0.90");
    const store = project.open();
    expect(store.history().map(({ canUndo }) => canUndo)).toEqual([true, false]);
    expect(store.undo(1)).toEqual({ outcome: "changed elsewhere", changes: "NRC changed from “0.80” to “0.90”" });
  });
});

describe("the list of files", () => {
  test("contains every YAML file of the content, with a name", () => {
    const files = new EditedProject().open().list();
    expect(files.find(({ path }) => path === panel)?.title).toBe("PET Panel");
    expect(files.find(({ path }) => path === "company.yaml")?.title).toBe("Company");
    // Its heading is what visitors read when something fails.
    expect(files.find(({ path }) => path === "pages/error.yaml")?.title).toBe("Unexpected error");
    expect(files.find(({ path }) => path === "pages/notFound.yaml")?.schema).toBe("page-not-found");
  });

  test.each([
    "../package.json",
    "../editor.yaml",
    "/etc/passwd",
    "products/../company.yaml",
    "company.ts",
    "nothing.yaml",
    "",
  ])("does not contain %j", (path) => {
    const store = new EditedProject().open();
    expect(() => store.read(path)).toThrow(NoSuchFile);
    expect(() => store.save(path, {}, "")).toThrow(NoSuchFile);
  });

  test("does not contain files that the site does not use, and the others can still be opened and saved", () => {
    const project = new EditedProject();
    const before = project.open().list();
    const strays = ["pages/homeOld.yaml", "pages/home.yaml.orig", "hindi/about.yaml"];
    for (const path of strays) project.write(path, project.text("pages/home.yaml"));
    mkdirSync(join(project.contentFolder, "products/wallPanels/corkPanel.yaml"));
    const store = project.open();
    expect(store.list()).toEqual(before);
    expect(() => store.read(strays[0]!)).toThrow(NoSuchFile);
    expect(saveNrc(project, "0.80", store)).toMatchObject({ outcome: "saved" });
  });

  test("does not contain a link that leads out of the content", () => {
    const project = new EditedProject();
    const outside = join(project.folder, "outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "secret.yaml"), "name: Secret\n");
    symlinkSync(join(outside, "secret.yaml"), join(project.contentFolder, "swatches", "secret.yaml"));
    symlinkSync(outside, join(project.contentFolder, "products", "outside"));
    const paths = project
      .open()
      .list()
      .map(({ path }) => path);
    expect(paths.filter((path) => path.includes("secret"))).toEqual([]);
  });
});

test("a step that was interrupted when the editor stopped is completed or dropped, depending on its file", () => {
  const project = new EditedProject();
  saveNrc(project, "0.80");
  const after = project.text(panel);
  const step = {
    id: 2,
    at: new Date(0).toISOString(),
    summary: "Begun",
    files: [{ path: `content/${panel}`, before: after, after: `${after}# more\n` }],
  };
  const begun = join(project.journalFolder, "00000002.begun.json");
  writeFileSync(begun, JSON.stringify(step));
  writeFileSync(join(project.contentFolder, "products/wallPanels/.petPanel.yaml.unfinished"), "name: half");
  expect(project.open().history()).toHaveLength(1);
  expect(existsSync(begun)).toBe(false);
  expect(
    readdirSync(join(project.contentFolder, "products/wallPanels")).filter((name) => name.startsWith(".")),
  ).toEqual([]);

  writeFileSync(begun, JSON.stringify(step));
  project.write(panel, `${after}# more\n`);
  expect(
    project
      .open()
      .history()
      .map(({ summary }) => summary),
  ).toContain("Begun");
});

describe("in a repository", () => {
  test("a save is a commit of its file only, and other staged or changed files stay unchanged", () => {
    const project = new EditedProject();
    project.useGit();
    project.write("company.yaml", `${project.text("company.yaml")}# staged\n`);
    project.git("add", "content/company.yaml");
    project.write("glossary.yaml", `${project.text("glossary.yaml")}# changed\n`);
    const store = project.open();
    expect(saveNrc(project, "0.80", store)).toMatchObject({ outcome: "saved" });
    expect(store.notCommitted).toBeUndefined();
    expect(project.git("show", "--name-only", "--format=%s").split("\n").filter(Boolean)).toEqual([
      expect.stringMatching(/: NRC changed from “0.75-0.85” to “0.80”$/),
      `content/${panel}`,
    ]);
    expect(project.git("diff", "--cached", "--name-only").trim()).toBe("content/company.yaml");
    expect(project.git("diff", "--name-only").trim()).toBe("content/glossary.yaml");
  });

  test("during a merge the save is kept without a commit, and the store says so", () => {
    const project = new EditedProject();
    project.useGit();
    writeFileSync(join(project.folder, ".git", "MERGE_HEAD"), project.git("rev-parse", "HEAD"));
    const store = project.open();
    expect(saveNrc(project, "0.80", store)).toMatchObject({ outcome: "saved" });
    expect(store.notCommitted).toContain("not all are recorded in git");
    expect(project.text(panel)).toContain('nrc: "0.80"');
  });

  test("after git was interrupted by a power cut the store names the lock that it has left", () => {
    const project = new EditedProject();
    project.useGit();
    writeFileSync(join(project.folder, ".git", "index.lock"), "");
    const store = project.open();
    saveNrc(project, "0.80", store);
    expect(store.notCommitted).toMatch(/index\.lock': File exists\.$/);
  });

  test("that git refuses, because it belongs to another user, the save is kept, and the store says why", () => {
    const project = new EditedProject();
    project.useGit();
    vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const store = project.open();
    saveNrc(project, "0.80", store);
    expect(store.notCommitted).toContain("fatal: detected dubious ownership");
    expect(project.text(panel)).toContain('nrc: "0.80"');
  });

  test("an enclosing repository of another project gets no commit", () => {
    const project = new EditedProject();
    project.useGit();
    const inner = new EditedProject();
    const nested = join(project.folder, "nested");
    mkdirSync(nested);
    Object.assign(inner, { folder: nested });
    const store = inner.open();
    expect(saveNrc(inner, "0.80", store)).toMatchObject({ outcome: "saved" });
    expect(store.notCommitted).toBeUndefined();
    expect(project.git("log", "--format=%s").trim()).toBe("Start");
  });
});
