import { mkdirSync, writeFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readQuestions, readSamples } from "#content/read-parts.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { launchApi, unmarkSample } from "./launch-api.ts";
import { ProjectFiles } from "../store/project-files.ts";
import { ProjectStore } from "../tables/project-store.ts";
import { LaunchRecord } from "./launch-record.ts";
import type { TaskGroup } from "./launch-tasks.ts";

afterEach(removeProjects);

const questions = `- title: NRC 0.83
  quoted: ["0.83"]
  detail: Which test?
  group: what
  answerIn: [{ file: products/wallPanels/petPanel.yaml }]
- title: A map
  detail: Is it right?
  group: law
  answerIn: [{ file: map.yaml }]
- { title: Which colour?, group: what }
`;

const name = { id: 'company.yaml:["name"]', detail: "Nishabd Acoustics" };

function openList(project = new EditedProject()) {
  project.write("questions.yaml", questions);
  const store = project.open();
  const api = launchApi({
    store,
    projects: new ProjectStore(store),
    projectFolder: project.folder,
    contentFolder: project.contentFolder,
    editorFolder: join(project.folder, ".editor"),
    variables: {},
  });
  const ask = async (address: string, body?: unknown) => {
    const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await api.request(address, { ...request, headers: { "content-type": "application/json" } });
    return { status: answer.status, ...((await answer.json()) as { groups: TaskGroup[]; outcome?: string }) };
  };
  return { project, store, ask };
}

test("the list opens on a full disk", async () => {
  const project = new EditedProject();
  // A folder has the name of the temporary file.
  mkdirSync(join(project.folder, ".editor", ".launch.json.unfinished"), { recursive: true });
  const { groups } = await openList(project).ask("/list");
  expect(groups[0]!.first).toBe(groups[0]!.tasks.length);
});

test("each file named for a question's answer exists", () => {
  const files = new ProjectFiles({ content: "content" });
  const folders = [
    "content",
    "content/projects",
    "content/pages",
    "content/categories",
    "content/swatches",
    "content/hindi",
  ];
  const products = ownCatalogue().categories.map(({ id }) => `content/products/${id}`);
  const paths = [...folders, ...products].flatMap((folder) => files.list(folder));
  const places = readQuestions("content").flatMap(({ answerIn = [] }) => answerIn);
  expect(places.length).toBeGreaterThan(50);
  for (const { file } of places)
    expect(
      paths.some((path) => matchesGlob(path, `content/${file}`)),
      file,
    ).toBe(true);
});

test("a mistake in the questions is reported with its line, and stops the build", async () => {
  const { project, ask } = openList();
  project.write("questions.yaml", `${questions}- { title: Which size?, group: whom }\n`);
  expect(await ask("/list")).toMatchObject({ status: 409, error: expect.stringContaining("questions.yaml:11") });
  expect(project.check().mistakes()).toMatchObject([{ path: "questions.yaml", line: 11 }]);
});

test("every sample and question is a task of one group, and leads to its field", async () => {
  const { project, ask } = openList();
  const { groups } = await ask("/list");
  expect(groups.map(({ title }) => title)).toEqual([
    "Who we are",
    "What we sell",
    "What we have built",
    "Pictures",
    "Legal",
  ]);
  const tasks = groups.flatMap((group) => group.tasks);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  const marks = readSamples(project.contentFolder);
  expect(tasks).toHaveLength(marks.length + 3);
  expect(tasks).toContainEqual(
    expect.objectContaining({ path: "company.yaml", at: ["name"], title: "name", settled: "as it is" }),
  );
  expect(groups[1]?.tasks[0]).toMatchObject({ path: "products/wallPanels/petPanel.yaml", settled: "answered" });
  expect(groups[4]?.tasks[0]).toMatchObject({ path: "map.yaml" });
  for (const { path, at } of tasks) {
    if (!path || !at) continue;
    const value: unknown = at.reduce<any>(
      (inner, part) => inner?.[part],
      project.changed(path, () => {}),
    );
    expect(value, `${path} ${JSON.stringify(at)}`).toBeDefined();
  }
});

test("a sample row leads to its row in the projects table, by region, and a file has its title from the list", async () => {
  const { project, ask } = openList();
  const lines = ["north", "east", "south", "west", "central"].flatMap((region) =>
    project.text(`projects/${region}.csv`).trim().split("\n").slice(1),
  );
  const tasks = (await ask("/list")).groups.flatMap((group) => group.tasks);
  const rows = tasks.filter(({ row }) => row !== undefined);
  expect(rows.map(({ row }) => row)).toEqual(
    expect.arrayContaining(lines.flatMap((line, index) => (/,yes(,|$)/.test(line) ? [index + 1] : []))),
  );
  for (const { row, detail } of rows) expect(lines[row! - 1]).toContain(detail.split(", ")[0]);
  expect(rows[0]).toMatchObject({ file: expect.stringMatching(/^Projects, /) });
  expect(tasks.find(({ path }) => path === "products/wallPanels/petPanel.yaml")?.file).toBe("PET Panel");
});

test("confirming a sample removes only its mark, as one step that can be undone", async () => {
  const { project, store, ask } = openList();
  const before = project.text("company.yaml");
  const { groups } = await ask("/list");
  const left = (listed: TaskGroup[]) => listed[0]!.tasks.length;
  const settled = await ask("/settle", name);
  expect(settled.outcome).toBe("saved");
  expect(left(settled.groups)).toBe(left(groups) - 1);
  expect(settled.groups[0]?.first).toBe(left(groups));
  const after = project.text("company.yaml");
  const line = (text: string) => text.split("\n").filter((each) => !before.includes(each) || !after.includes(each));
  expect([line(before), line(after)]).toEqual([
    ["name: { value: Nishabd Acoustics, sample: true }"],
    ["name: Nishabd Acoustics"],
  ]);
  expect((await ask("/settle", name)).status).toBe(409);
  store.undo(store.history()[0]!.id);
  expect(project.text("company.yaml")).toBe(before);
});

test("a sample that was changed, or has moved into the place of another, is not confirmed unseen", async () => {
  const { project, ask } = openList();
  const text = project.text("company.yaml").replace("Nishabd Acoustics", "Another name");
  project.write("company.yaml", text);
  expect((await ask("/settle", name)).status).toBe(409);
  expect(project.text("company.yaml")).toBe(text);
  expect((await ask("/settle", { ...name, detail: "Another name" })).outcome).toBe("saved");
});

test("a sample is confirmed even if its text has characters that are removed from requests", async () => {
  const { project, ask } = openList();
  const spaced = "Nishabd\u00A0Acoustics";
  project.write("company.yaml", project.text("company.yaml").replace("Nishabd Acoustics", spaced));
  project.write("projects/west.csv", project.text("projects/west.csv").replace(/(?<=\n\S+) /, "\u00A0"));
  const tasks = (await ask("/list")).groups.flatMap((group) => group.tasks);
  const row = tasks.find(({ path, detail }) => path === "projects/west.csv" && detail.includes("\u00A0"));
  for (const { id, detail } of [{ ...name, detail: spaced }, row!])
    expect(await ask("/settle", { id, detail })).toMatchObject({ outcome: "saved" });
});

test("a task settled before the list is first opened counts as settled", async () => {
  const { ask } = openList();
  const [who] = (await ask("/settle", name)).groups;
  expect(who!.tasks).toHaveLength(who!.first - 1);
});

test("confirming a sample row makes it a real project, unless its row now holds another one", async () => {
  const { project, store, ask } = openList();
  const before = project.text("projects/west.csv");
  const rows = (await ask("/list")).groups[2]!.tasks.filter(({ path }) => path === "projects/west.csv");
  const [first, second] = rows;
  expect(first?.settled).toBe("as it is");
  const settle = ({ id, detail }: { id: string; detail: string }) => ask("/settle", { id, detail });
  const settled = await settle(first!);
  expect(settled.outcome).toBe("saved");
  expect(settled.groups[2]!.tasks.filter(({ path }) => path === "projects/west.csv")).toHaveLength(rows.length - 1);
  const changed = project.text("projects/west.csv").split("\n");
  expect(before.split("\n").flatMap((line, index) => (line === changed[index] ? [] : [changed[index]]))).toEqual([
    before.split("\n")[1]!.replace(",yes", ",no"),
  ]);
  expect((await settle(first!)).status).toBe(409);
  expect((await settle({ id: first!.id, detail: second!.detail })).status).toBe(409);
  store.undo(store.history()[0]!.id);
  expect(project.text("projects/west.csv")).toBe(before);
});

test("a rendering cannot be confirmed, but its design can", async () => {
  const { groups } = await openList().ask("/list");
  const pictures = groups[3]!.tasks.filter(({ at }) => at);
  expect(pictures.filter(({ detail }) => detail === "a computer picture").map(({ settled }) => settled)).not.toContain(
    "as it is",
  );
  const designs = pictures.filter(({ detail }) => detail.endsWith("sample design"));
  expect(new Set(designs.map(({ settled }) => settled))).toEqual(new Set(["as it is"]));
});

test("an answered question is no longer shown, even after a restart", async () => {
  const { project, ask } = openList();
  const [question] = (await ask("/list")).groups[1]!.tasks;
  const { groups } = await ask("/answer", { id: question!.id, answered: true });
  expect(groups[1]!.tasks.map(({ id }) => id)).not.toContain(question!.id);
  expect(new LaunchRecord(join(project.folder, ".editor", "launch.json")).answered).toEqual(new Set([question!.id]));
});

test("an unreadable record of the list is ignored", async () => {
  const { project, ask } = openList();
  writeFileSync(join(project.folder, ".editor", "launch.json"), "");
  const { groups } = await ask("/list");
  expect(groups.map(({ first, tasks }) => [first, tasks.length])).toEqual(
    groups.map(({ tasks }) => [tasks.length, tasks.length]),
  );
});

test("while the content has a mistake the list says so", async () => {
  const { project, ask } = openList();
  project.write("company.yaml", "name: [");
  expect(await ask("/list")).toMatchObject({ status: 409, error: expect.stringContaining("company.yaml:1") });
});

test.each([
  [{ value: "0.6", sample: true }, [], "0.6"],
  [{ value: ["a", "b"], sample: true }, [], ["a", "b"]],
  [{ value: "0.6", sample: true, note: "as told" }, [], { value: "0.6", note: "as told" }],
  [{ alt: "A hall", sample: true }, [], { alt: "A hall" }],
  [{ list: ["x", { value: "y", sample: true }] }, ["list", 1], { list: ["x", "y"] }],
  [{ value: "0.6", sample: false }, [], undefined],
  ["text", [], undefined],
  [{ list: [] }, ["list", 3], undefined],
])("%j without its mark at %j is %j", (value, at, expected) => {
  expect(unmarkSample(value, at)).toEqual(expected);
});
