import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { SampleMark } from "#content/schema/resolved.ts";
import type { Task } from "./messages.ts";
import type { Question } from "./questions.ts";

/** The groups in the order in which an owner would work through them. */
export const groups = [
  { id: "who", title: "Who we are", about: "The company, as it is on every page and in every enquiry." },
  { id: "what", title: "What we sell", about: "Figures, names and texts of the products, and their colours." },
  { id: "built", title: "What we have built", about: "Past projects and the gallery." },
  { id: "pictures", title: "Pictures", about: "Renderings stand where photographs should be." },
  { id: "law", title: "Law", about: "What has to be right before the public reads it." },
] as const;

export type GroupId = (typeof groups)[number]["id"];

interface Parts {
  contentFolder: string;
  samples: readonly SampleMark[];
  questions: readonly Question[];
  /** The files that can be edited. */
  files: readonly { readonly path: string; readonly title: string }[];
}

/** What is left to do in each group: questions first, since their answers may settle samples. */
export function tasksOf({ contentFolder, samples, questions, files }: Parts): Record<GroupId, Task[]> {
  const tasks = Object.fromEntries(groups.map(({ id }) => [id, [] as Task[]])) as Record<GroupId, Task[]>;
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  for (const question of questions) {
    tasks[groupOfQuestion(question)].push(withFile(taskOfQuestion(question, [...titles.keys()]), titles));
  }
  for (const sample of samples) {
    const path = relative(contentFolder, sample.file).replaceAll("\\", "/");
    tasks[groupOfSample(sample, path)].push(withFile(taskOfSample(sample, path), titles));
  }
  return tasks;
}

/** A task with what its file is called. */
function withFile(task: Task, titles: ReadonlyMap<string, string>): Task {
  const { path = "" } = task;
  const [, region] = /^projects\/(\w+)\.csv$/.exec(path) ?? [];
  const file = region ? `Projects, ${region}` : titles.get(path);
  return file === undefined ? task : { ...task, file };
}

function groupOfQuestion({ writtenIn }: Question): GroupId {
  if (/privacy\.yaml|map\.yaml|dataLicence/.test(writtenIn)) return "law";
  if (writtenIn.includes("imagery/masters")) return "pictures";
  if (/projects|gallery/.test(writtenIn)) return "built";
  return writtenIn.includes("company.yaml") ? "who" : "what";
}

function groupOfSample({ kind, field }: SampleMark, path: string): GroupId {
  if (path === "pages/privacy.yaml" || field === "dataLicence") return "law";
  if (kind === "pictures") return "pictures";
  if (kind === "projects" || kind === "gallery") return "built";
  return kind === "company" || path.startsWith("pages/") ? "who" : "what";
}

function taskOfQuestion({ title, detail, writtenIn }: Question, files: readonly string[]): Task {
  const named = [...writtenIn.matchAll(/`([^`]*\.yaml)`/g)].map(([, name = ""]) => name.replace(/^content\//, ""));
  const path = named.map((name) => fileCalled(name, files)).find((file) => file !== undefined);
  const [, field] = /\bfields? `(\w+)`/.exec(writtenIn) ?? [];
  const id = createHash("sha256").update(`${title}\n${detail}`).digest("hex").slice(0, 16);
  const place = path === undefined ? {} : { path, ...(field === undefined ? {} : { at: [field] }) };
  return { id, title, detail, ...place, settled: "answered" };
}

/** The file of a name without its folder, or of all that are called alike (`*.yaml`) the first one. */
function fileCalled(name: string, files: readonly string[]): string | undefined {
  const [before = "", after] = name.split("*");
  return files.find((file) =>
    after === undefined ? file === name || file.endsWith(`/${name}`) : file.startsWith(before) && file.endsWith(after),
  );
}

function taskOfSample({ field, value, kind, line, at, row }: SampleMark, path: string): Task {
  const place = at?.map((part) => (typeof part === "number" ? part : String(part)));
  // A rendering stays one until a photograph takes its place; only that its design is a sample can be settled.
  const canSettle = kind !== "pictures" || value.endsWith("sample design");
  return {
    id: `${path}:${place === undefined ? line : JSON.stringify(place)}`,
    title: field,
    detail: value,
    path,
    ...(place === undefined ? {} : { at: place }),
    ...(row === undefined ? {} : { row: row + 1 }),
    ...(canSettle ? { settled: "as it is" as const } : {}),
  };
}
