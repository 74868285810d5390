import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { ContentError } from "#content/catalogue.ts";
import { readQuestions, readSamples } from "#content/read-parts.ts";
import { cleanCharacters } from "#content/text/clean-text.ts";
import { checkLaunch } from "#scripts/operations/launch-checks.ts";
import { post } from "../server/request-body.ts";
import type { EditorStore } from "../store/editor-store.ts";
import type { ProjectStore } from "../tables/project-store.ts";
import { groups, tasksOf } from "./launch-list.ts";
import { LaunchRecord } from "./launch-record.ts";
import type { TaskGroup } from "./launch-tasks.ts";

interface LaunchParts {
  store: EditorStore;
  projects: Pick<ProjectStore, "confirm">;
  projectFolder: string;
  contentFolder: string;
  /** The folder of the editor's own data. */
  editorFolder: string;
  /** The environment of the server and the build. */
  variables: NodeJS.ProcessEnv;
}

/** A listed sample with its content, so that another one in its place, or a changed one, is not confirmed unseen. */
const settling = z.strictObject({ id: z.string(), detail: z.string() });
const answering = z.strictObject({ id: z.string().regex(/^[0-9a-f]{16}$/), answered: z.boolean() });

/** The API of the launch list: everything left to confirm, replace, answer and set up. */
export function launchApi({
  store,
  projects,
  projectFolder,
  contentFolder,
  editorFolder,
  variables,
}: LaunchParts): Hono {
  const record = new LaunchRecord(join(editorFolder, "launch.json"));
  const list = (): TaskGroup[] => {
    const questions = readQuestions(contentFolder);
    const values = new Map(store.values().map(({ path, value }) => [path, value]));
    const files = store.list().map((file) => ({ ...file, value: values.get(file.path) }));
    const tasks = tasksOf({ contentFolder, samples: readSamples(contentFolder), questions, files });
    const { answered } = record;
    return groups.map(({ id, title, about }) => {
      const first = record.firstOf(id, tasks[id].length);
      return { title, about, first, tasks: tasks[id].filter((task) => !answered.has(task.id)) };
    });
  };
  try {
    // Counts the tasks before any is settled, even if nobody opens the list.
    list();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
  const settle = (asked: z.output<typeof settling>) => {
    const tasks = list().flatMap((group) => group.tasks);
    // The texts of a request are cleaned.
    const task = tasks.find(({ id, detail }) => id === asked.id && cleanCharacters(detail) === asked.detail);
    if (task?.row !== undefined) return projects.confirm(task.row, task.detail);
    if (task?.path === undefined || task.at === undefined) return undefined;
    const { path, at } = task;
    const { value, version } = store.read(path);
    const settled = unmarkSample(value, at);
    return settled === undefined ? undefined : store.save(path, settled, version, value);
  };
  const api = new Hono();
  api.get("/list", (context) => context.json({ groups: list() }));
  api.get("/checks", async (context) => {
    const checks = await checkLaunch({ variables, siteFolder: join(projectFolder, "build") });
    return context.json({ checks });
  });
  post(api, "/settle", settling, (asked, context) => {
    const outcome = settle(asked);
    if (outcome === undefined)
      return context.json({ error: "This sample has changed since it was listed. Open the list again." }, 409);
    return { ...outcome, groups: list() };
  });
  post(api, "/answer", answering, ({ id, answered }) => {
    record.setAnswered(id, answered);
    return { groups: list() };
  });
  api.onError((error, context) => {
    if (!(error instanceof ContentError)) throw error;
    return context.json({ error: `The content has an error, so the list cannot be made. ${error.message}` }, 409);
  });
  return api;
}

type Path = readonly (string | number)[];

/**
 * A value with one sample mark removed: `{ value: "0.6", sample: true }` becomes `"0.6"`, and groups with other fields keep them. Undefined
 * if there is no sample.
 */
export function unmarkSample(value: unknown, at: Path): unknown {
  const [first, ...rest] = at;
  if (first === undefined) return unmarked(value);
  if (typeof value !== "object" || value === null || !(first in value)) return undefined;
  const inner = unmarkSample((value as Record<string | number, unknown>)[first], rest);
  if (inner === undefined) return undefined;
  if (Array.isArray(value)) return value.with(Number(first), inner);
  return { ...value, [first]: inner };
}

function unmarked(marked: unknown): unknown {
  if (typeof marked !== "object" || marked === null) return undefined;
  const { sample, ...rest } = marked as Record<string, unknown>;
  if (sample !== true) return undefined;
  return Object.keys(rest).length === 1 && "value" in rest ? rest.value : rest;
}
