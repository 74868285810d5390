import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Failure } from "#scripts/setup/say.mjs";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { filesOf } from "../testing/products-fixture.ts";
import { openRepository } from "./git.ts";
import { NotWritable, ProjectFiles, type FileChange } from "./project-files.ts";
import { Steps } from "./steps.ts";

afterEach(removeProjects);

const picture = new Uint8Array([1, 2, 3]);
/** The largest that the editor accepts. */
const photographBytes = 40 * 1024 * 1024;
const threeFiles: FileChange[] = [
  { path: "content/company.yaml", after: "name: Another\n" },
  { path: "content/products/wallPanels/cork.yaml", after: "name: Cork\n" },
  { path: "content/glossary.yaml", after: null },
  { path: "imagery/masters/cork.webp", after: picture },
];

const smallProject = () => new EditedProject(["company.yaml", "glossary.yaml", "products/wallPanels/petPanel.yaml"]);

function open(project: EditedProject, commits = openRepository(project.folder)): Steps {
  const { contentFolder: content, imageryFolder: imagery, journalFolder } = project;
  return new Steps({ files: new ProjectFiles({ content, imagery }), journalFolder, commits });
}

describe("a step of several files", () => {
  test("creates, replaces and deletes them, and is undone as a whole after a restart", () => {
    const project = smallProject();
    const before = filesOf(project);
    const step = open(project).take(threeFiles, { summary: "Three files" });
    expect(project.text("company.yaml")).toBe("name: Another\n");
    expect(project.text("products/wallPanels/cork.yaml")).toBe("name: Cork\n");
    expect(project.has("content/glossary.yaml")).toBe(false);
    expect(readFileSync(join(project.imageryFolder, "masters/cork.webp"))).toEqual(Buffer.from(picture));
    const after = filesOf(project);

    const steps = open(project);
    const undone = steps.take(steps.inverseOf(step)!, { summary: "Back", undoes: step.id });
    expect(filesOf(project)).toEqual(before);
    const again = open(project);
    again.take(again.inverseOf(undone)!, { summary: "Again" });
    expect(filesOf(project)).toEqual(after);
  });

  test("with a photograph of the largest size can be judged after the photograph is replaced again", () => {
    const project = smallProject();
    const steps = open(project, undefined);
    const replaced = [254, 255].map((byte) => {
      const after = new Uint8Array(photographBytes).fill(byte);
      return steps.take([{ path: "imagery/originals/cork.jpg", after }], { summary: "A photograph" });
    });
    expect(replaced.map((step) => steps.canUndo(step))).toEqual([false, true]);
  });

  test("whose photographs were removed from the history to free disk space cannot be undone, and the others can", () => {
    const project = smallProject();
    const steps = open(project, undefined);
    const photograph = { path: "imagery/masters/cork.webp", after: new Uint8Array([4]) };
    const company = (name: string) => ({ path: "content/company.yaml", after: `name: ${name}\n` });
    steps.take(threeFiles, { summary: "A photograph" });
    steps.take([photograph, company("Third")], { summary: "Another one" });
    steps.take([company("Fourth")], { summary: "A text" });
    rmSync(join(project.journalFolder, "bytes"), { recursive: true });
    expect(steps.all.map((step) => steps.canUndo(step))).toEqual([false, false, true]);
    expect(steps.inverseOf(steps.all[1]!)).toBeUndefined();
  });

  test("that is damaged stops the editor, which names its file", () => {
    const project = smallProject();
    open(project, undefined).take(threeFiles, { summary: "Three files" });
    const file = join(project.journalFolder, "00000001.json");
    writeFileSync(file, readFileSync(file, "utf8").slice(0, 100));
    expect(() => open(project, undefined)).toThrow(Failure);
    expect(() => open(project, undefined)).toThrow(file);
    renameSync(file, `${file}.damaged`);
    expect(open(project, undefined).all).toEqual([]);
  });

  test("that was damaged and is restored can be undone after saves that failed and that succeeded without it", () => {
    const project = smallProject();
    const photograph = (byte: number) => ({ path: "imagery/masters/cork.webp", after: new Uint8Array([byte]) });
    const company = { path: "content/company.yaml", after: "name: Another\n" };
    open(project, undefined).take([photograph(1)], { summary: "First" });
    open(project, undefined).take([photograph(2)], { summary: "Second" });
    const files = ["00000001.json", "00000002.json"].map((name) => join(project.journalFolder, name));
    for (const file of files) renameSync(file, `${file}.damaged`);
    // A folder has the name of the temporary file.
    mkdirSync(join(project.contentFolder, ".glossary.yaml.unfinished"));
    const steps = open(project, undefined);
    const failing = [
      { ...photograph(3), path: "imagery/masters/hall.webp" },
      { ...company, path: "content/glossary.yaml" },
    ];
    expect(() => steps.take(failing, { summary: "Failed" })).toThrow();
    expect(readdirSync(join(project.journalFolder, "bytes"))).toHaveLength(2);
    steps.take([company], { summary: "Third" });

    for (const file of files) renameSync(`${file}.damaged`, file);
    const restored = open(project, undefined);
    expect(restored.all.map(({ summary }) => summary)).toEqual(["First", "Second", "Third"]);
    restored.take(restored.inverseOf(restored.all[1]!)!, { summary: "Undone" });
    expect(readFileSync(join(project.imageryFolder, "masters/cork.webp"))).toEqual(Buffer.from([1]));
  });

  test("reports which of its files have changed since", () => {
    const project = smallProject();
    const step = open(project).take(threeFiles, { summary: "Three files" });
    writeFileSync(join(project.imageryFolder, "masters/cork.webp"), "other");
    expect(
      open(project)
        .changedSince(step)
        .map(({ path }) => path),
    ).toEqual(["imagery/masters/cork.webp"]);
  });

  test("that cannot be written changes nothing and is not in the history", () => {
    const project = smallProject();
    const before = filesOf(project);
    // A folder has the name of the temporary file.
    mkdirSync(join(project.contentFolder, "products/wallPanels/.cork.yaml.unfinished"));
    expect(() => open(project).take(threeFiles, { summary: "Three files" })).toThrow();
    expect(filesOf(project)).toEqual(before);
    expect(open(project).all).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4])("interrupted after %i of its files is complete after a restart", (written) => {
    const project = smallProject();
    const before = filesOf(project);
    const step = open(project).take(threeFiles, { summary: "Three files" });
    const after = filesOf(project);
    // The state when the editor was killed.
    const name = String(step.id).padStart(8, "0");
    const files = new ProjectFiles({ content: project.contentFolder, imagery: project.imageryFolder });
    files.replace(step.files.slice(written).map(({ path, before: was }) => ({ path, after: was as string | null })));
    renameSync(join(project.journalFolder, `${name}.json`), join(project.journalFolder, `${name}.begun.json`));

    const steps = open(project);
    expect(filesOf(project)).toEqual(written === 0 ? before : after);
    expect(steps.all.map(({ id }) => id)).toEqual(written === 0 ? [] : [step.id]);
    expect(existsSync(join(project.journalFolder, `${name}.begun.json`))).toBe(false);
  });

  test("interrupted before its commit is committed after a restart", () => {
    const project = smallProject();
    project.useGit();
    const killed = () => {
      throw new Error("killed");
    };
    const stopped = open(project, { commit: killed, changedFiles: () => new Map(), formerTexts: () => [] });
    expect(() => stopped.take(threeFiles, { summary: "Three files" })).toThrow("killed");

    expect(open(project).all.map(({ summary }) => summary)).toEqual(["Three files"]);
    expect(project.git("log", "--format=%s").trim().split("\n")).toEqual(["Three files", "Start"]);
    expect(project.git("status", "--short", "content", "imagery/masters/cork.webp")).toBe("");
  });

  test("is saved although git can no longer be started, and the owner is told why it is not committed", () => {
    const project = smallProject();
    project.git("init", "--quiet");
    const steps = open(project);
    vi.stubEnv("PATH", "");
    onTestFinished(() => void vi.unstubAllEnvs());
    steps.take(threeFiles, { summary: "Three files" });
    expect(steps.notCommitted).toContain("spawnSync git ENOENT");
    expect(project.text("company.yaml")).toBe("name: Another\n");
  });

  test.each(["with the next one", "after a restart"])("that git refuses is committed %s", (when) => {
    const project = smallProject();
    project.useGit();
    const steps = open(project);
    const lock = join(project.folder, ".git", "index.lock");
    writeFileSync(lock, "");
    steps.take(threeFiles, { summary: "Three files" });
    expect(steps.notCommitted).toContain("index.lock");
    // A new file that is changed before it is committed.
    steps.take([{ path: "content/products/wallPanels/cork.yaml", after: "name: Cork board\n" }], { summary: "Name" });
    expect(steps.notCommitted).toContain("index.lock");
    rmSync(lock);
    const later = when === "after a restart" ? open(project) : steps;
    if (later === steps) steps.take([{ path: "content/company.yaml", after: "name: Third\n" }], { summary: "Third" });
    expect(later.notCommitted).toBeUndefined();
    expect(project.git("status", "--short", "content", "imagery/masters/cork.webp")).toBe("");
  });

  test("that git refused is not committed once it has been edited by hand", () => {
    const project = smallProject();
    project.useGit();
    const steps = open(project);
    const lock = join(project.folder, ".git", "index.lock");
    writeFileSync(lock, "");
    steps.take([{ path: "content/company.yaml", after: "name: Another\n" }], { summary: "Another name" });
    rmSync(lock);
    project.write("company.yaml", "name: By hand\n");
    steps.take([{ path: "content/glossary.yaml", after: null }], { summary: "No glossary" });
    expect(project.git("diff", "--name-only").trim()).toBe("content/company.yaml");
  });

  test("of content outside the repository is not committed, without a message about git", () => {
    const [project, other] = [smallProject(), smallProject()];
    other.useGit();
    const steps = open(project, openRepository(other.folder));
    steps.take(threeFiles, { summary: "Three files" });
    expect(steps.notCommitted).toBeUndefined();
    expect(other.git("log", "--format=%s").trim()).toBe("Start");
  });

  test("whose summary quotes a NUL is committed", () => {
    const project = smallProject();
    project.useGit();
    open(project).take(threeFiles, { summary: "From “a\0b”" });
    expect(project.git("log", "-1", "--format=%s").trim()).toBe("From “ab”");
  });

  test("cannot be undone while its file is behind a link, and the others can", () => {
    const project = smallProject();
    const steps = open(project);
    const step = steps.take([{ path: "content/company.yaml", after: "name: B\n" }], { summary: "B" });
    const other = steps.take([{ path: "content/glossary.yaml", after: null }], { summary: "None" });
    const file = join(project.contentFolder, "company.yaml");
    renameSync(file, `${file}.moved`);
    symlinkSync(`${file}.moved`, file);
    expect([step, other].map((each) => steps.canUndo(each))).toEqual([false, true]);
  });

  test("is one commit of all its files, including new and deleted ones, without originals that git ignores", () => {
    const project = smallProject();
    writeFileSync(join(project.folder, ".gitignore"), "/imagery/originals/\n");
    project.useGit();
    const steps = open(project);
    steps.take([...threeFiles, { path: "imagery/originals/cork.jpg", after: picture }], { summary: "Three files" });
    expect(steps.notCommitted).toBeUndefined();
    expect(project.git("show", "--name-status", "--format=%s").split("\n").filter(Boolean)).toEqual([
      "Three files",
      "M\tcontent/company.yaml",
      "D\tcontent/glossary.yaml",
      "A\tcontent/products/wallPanels/cork.yaml",
      "A\timagery/masters/cork.webp",
    ]);
  });
});

describe("the files that a step may write", () => {
  test("are content and pictures only", () => {
    const project = smallProject();
    const before = readdirSync(project.folder, { recursive: true });
    const steps = open(project);
    for (const path of [
      "package.json",
      "content/../package.json",
      "content/catalogue.ts",
      "content/.hidden.yaml",
      "content/products/../../secret.yaml",
      "imagery/render.ts",
      "imagery/masters/../../secret.webp",
      "imagery/masters/photo.svg",
      "imagery/originals/photo.exe",
      "/etc/passwd",
      "",
    ]) {
      expect(() => steps.take([{ path, after: "x" }], { summary: "Outside" }), path).toThrow(NotWritable);
    }
    const now = readdirSync(project.folder, { recursive: true, encoding: "utf8" });
    expect(now.filter((name) => !name.startsWith(".editor"))).toEqual(before);
  });

  test("are not behind a link that leads elsewhere", () => {
    const project = smallProject();
    const outside = join(project.folder, "outside");
    mkdirSync(outside);
    symlinkSync(outside, join(project.contentFolder, "products", "linked"));
    const change = { path: "content/products/linked/cork.yaml", after: "name: Cork\n" };
    expect(() => open(project).take([change], { summary: "Outside" })).toThrow(NotWritable);
    expect(readdirSync(outside)).toEqual([]);
  });
});
