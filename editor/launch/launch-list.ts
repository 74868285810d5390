import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Question } from "#content/schema/questions.ts";
import type { SampleMark } from "#content/schema/resolved.ts";
import type { PlaceOfTask, Task } from "./launch-tasks.ts";

/** The groups in the order an owner would work through them. */
export const groups = [
  { id: "who", title: "Who we are", about: "The company details on every page and in every enquiry." },
  { id: "what", title: "What we sell", about: "Figures, names and texts of the products, and their colours." },
  { id: "built", title: "What we have built", about: "Past projects and the gallery." },
  {
    id: "pictures",
    title: "Pictures",
    about: "Computer-generated pictures to replace with photographs, and sample designs to confirm.",
  },
  { id: "law", title: "Legal", about: "What must be correct before the site is public." },
] as const satisfies readonly { id: Question["group"]; title: string; about: string }[];

type GroupId = Question["group"];
type Field = readonly (string | number)[];

/** Stands for the projects table. */
const tables = "projects/";

interface Parts {
  contentFolder: string;
  samples: readonly SampleMark[];
  questions: readonly Question[];
  /** The editable files with their values. */
  files: readonly { readonly path: string; readonly title: string; readonly value?: unknown }[];
}

/** The tasks left in each group: questions first, since their answers may settle samples. */
export function tasksOf({ contentFolder, samples, questions, files }: Parts): Record<GroupId, Task[]> {
  const tasks = Object.fromEntries(groups.map(({ id }) => [id, [] as Task[]])) as Record<GroupId, Task[]>;
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  for (const question of questions) {
    if (isSettled(question, contentFolder, samples)) continue;
    tasks[question.group].push(withFile(taskOfQuestion(question, files), titles));
  }
  for (const sample of samples) {
    const path = pathOf(sample, contentFolder);
    tasks[groupOfSample(sample, path)].push(withFile(taskOfSample(sample, path), titles));
  }
  return tasks;
}

function pathOf(sample: SampleMark, contentFolder: string): string {
  return relative(contentFolder, sample.file).replaceAll("\\", "/");
}

/** Whether a question was about samples that have all been replaced or confirmed. */
function isSettled(
  { asksAboutSamples, answerIn = [] }: Question,
  contentFolder: string,
  samples: readonly SampleMark[],
): boolean {
  const isAsked = (sample: SampleMark) =>
    answerIn.some(
      ({ file, field }) =>
        isNamedBy(file, pathOf(sample, contentFolder)) && (field === undefined || sample.at?.[0] === field),
    );
  return asksAboutSamples === true && !samples.some(isAsked);
}

/** A task with the titles of its files. */
function withFile(task: Task, titles: ReadonlyMap<string, string>): Task {
  const named = <Place extends PlaceOfTask>(place: Place): Place => {
    const { path = "" } = place;
    if (path === tables) return { ...place, file: "Projects" };
    const [, region] = /^projects\/(\w+)\.csv$/.exec(path) ?? [];
    const file = region ? `Projects, ${region}` : titles.get(path);
    return file === undefined ? place : { ...place, file };
  };
  const { others } = task;
  return { ...named(task), ...(others ? { others: others.map(named) } : {}) };
}

function groupOfSample({ kind, field }: SampleMark, path: string): GroupId {
  if (path === "pages/privacy.yaml" || field === "dataLicence") return "law";
  if (kind === "pictures") return "pictures";
  if (kind === "projects" || kind === "gallery") return "built";
  return kind === "company" || path.startsWith("pages/") ? "who" : "what";
}

function taskOfQuestion({ title, quoted = [], detail = "", answerIn = [] }: Question, files: Parts["files"]): Task {
  const places = answerIn.flatMap(({ file, field }): PlaceOfTask[] => {
    if (file.startsWith(tables)) return [{ path: tables }];
    return filesNamed(file, files).map(({ path, value }) => {
      const at = field === undefined ? findQuoted(value, quoted) : [field];
      return { path, ...(at ? { at } : {}) };
    });
  });
  // If there are several files, only those that contain the quoted words.
  const [first, ...others] = places.some(({ at }) => at) ? places.filter(({ at }) => at) : places;
  const id = createHash("sha256").update(`${title}\n${detail}`).digest("hex").slice(0, 16);
  return { id, title, detail, ...first, ...(others.length > 0 ? { others } : {}), settled: "answered" };
}

/** The files matching a name, or all of a folder (`*.yaml`). Missing files are left out. */
function filesNamed(name: string, files: Parts["files"]): Parts["files"] {
  return files.filter(({ path }) => isNamedBy(name, path));
}

/** @param name a file, or all of a folder (`*.yaml`) */
function isNamedBy(name: string, path: string): boolean {
  const [folder = "", all] = name.split("*");
  return all === undefined ? path === name : path.startsWith(folder) && !path.slice(folder.length).includes("/");
}

function taskOfSample({ field, value, kind, line, at, row }: SampleMark, path: string): Task {
  const place = at?.map((part) => (typeof part === "number" ? part : String(part)));
  // A rendering counts until it is replaced by a photograph; only its sample design can be confirmed.
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

/**
 * The field of a file that contains the words quoted in a question, such as `0.4-0.10 kg/m2`; undefined if none does.
 * @param quoted alternatives, tried in order; for `Light 75%` also without the name of the figure
 */
function findQuoted(value: unknown, quoted: readonly string[]): Field | undefined {
  const tried = quoted.flatMap((words) => [words, words.replace(/^[A-Za-z. ]+(?=[\d+-])/, "")]);
  for (const words of new Set(tried)) {
    const field = fieldThatSays(value, words, []);
    if (field) return field;
  }
  return undefined;
}

function fieldThatSays(value: unknown, words: string, at: Field): Field | undefined {
  if (typeof value === "string") return saysAlone(value, words) ? at : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).toSorted(([left], [right]) => rankOf(left) - rankOf(right));
  for (const [key, inner] of entries) {
    const found = fieldThatSays(inner, words, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** Figures are searched first, and search texts and picture descriptions last, because they repeat other texts. */
function rankOf(key: string): number {
  return key === "specifications" ? 0 : key === "seo" || key === "pictureDescriptions" ? 2 : 1;
}

/** Whether a text contains the words as whole words: `5 years` is not in `15 years`. */
function saysAlone(text: string, words: string): boolean {
  const index = text.indexOf(words);
  if (index < 0) return false;
  const [before = "", after = ""] = [text.charAt(index - 1), text.charAt(index + words.length)];
  return !/[\w.]/.test(before) && !/\w/.test(after);
}
