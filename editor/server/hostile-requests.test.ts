import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { serve, type RunningServer } from "#server/http/serve.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { openEditor } from "./open-editor.ts";

const key = "the-key-of-this-start";
const panel = "products/wallPanels/petPanel.yaml";

const servers: RunningServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  removeProjects();
});

interface Sent {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}

interface Answer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** Starts an editor and returns a function that sends it requests, by default like those of its page. */
async function startEditor() {
  const project = new EditedProject();
  const { folder: projectFolder, contentFolder, imageryFolder, journalFolder, manifest } = project;
  const appFolder = join(projectFolder, "app");
  const listener = openEditor({
    projectFolder,
    contentFolder,
    imageryFolder,
    journalFolder,
    appFolder,
    manifest,
    key,
  });
  const server = await serve(listener, { port: 0, host: "127.0.0.1" });
  servers.push(server);
  const { port } = server;
  const send = (path: string, { method = "POST", headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const all: Record<string, string | undefined> = {
        host: `localhost:${port}`,
        origin: `http://localhost:${port}`,
        "x-editor-key": key,
        "content-type": "application/json",
        ...headers,
      };
      const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >;
      const outgoing = request({ host: "127.0.0.1", port, path, method, headers: sent, agent: false }, (response) => {
        let answer = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: answer, headers: response.headers }),
        );
      });
      outgoing.on("error", reject);
      outgoing.end(method === "POST" ? text : undefined);
    });
  const opened = JSON.parse((await send("/api/open", { body: { path: panel } })).text) as {
    version: string;
    value: any;
  };
  const value = { ...opened.value, name: "Changed Panel" };
  const save = { path: panel, value, base: opened.value, version: opened.version };
  return { project, send, save };
}

let shared: ReturnType<typeof startEditor> | undefined;

/** An editor shared by several tests, because refused requests change nothing. */
function sharedEditor() {
  shared ??= startEditor();
  return shared;
}

describe("a change", () => {
  test("from the editor's own page is saved", async () => {
    const { project, send, save } = await startEditor();
    const answer = await send("/api/save", { body: save });
    expect([answer.status, JSON.parse(answer.text).outcome]).toEqual([200, "saved"]);
    expect(project.text(panel)).toContain("name: Changed Panel");
  });

  test("from its page at another port, as at the local end of an SSH tunnel, is saved", async () => {
    const { project, send, save } = await startEditor();
    const headers = { host: "127.0.0.1:3455", origin: "http://127.0.0.1:3455", "sec-fetch-site": "same-origin" };
    const answer = await send("/api/save", { headers, body: save });
    expect([answer.status, JSON.parse(answer.text).outcome]).toEqual([200, "saved"]);
    expect(project.text(panel)).toContain("name: Changed Panel");
  });

  test.each([
    ["names another host, as after DNS rebinding", { host: "attacker.example:3001" }, 403],
    ["names a host that only begins like this computer", { host: "localhost.attacker.example" }, 403],
    ["comes from another site", { origin: "https://attacker.example" }, 403],
    ["comes from another program of this computer", { origin: "http://localhost:9999" }, 403],
    ["comes from a page without an origin", { origin: "null" }, 403],
    ["is marked by the browser as another site's", { origin: undefined, "sec-fetch-site": "cross-site" }, 403],
    ["has no key", { "x-editor-key": undefined }, 401],
    ["has the key of another start", { "x-editor-key": "the-key-of-that-start" }, 401],
    ["has the key in a cookie alone", { "x-editor-key": undefined, cookie: `editor-key=${key}` }, 401],
    ["is sent as a form sends it", { "content-type": "text/plain" }, 400],
  ])("that %s is refused and nothing is written", async (_, headers, status) => {
    const { project, send, save } = await sharedEditor();
    const before = project.text(panel);
    const answer = await send("/api/save", { headers, body: save });
    expect(answer.status).toBe(status);
    expect(project.text(panel)).toBe(before);
  });

  test.each([
    "../secret.yaml",
    "..%2Fsecret.yaml",
    "/etc/hostname",
    "products/../../secret.yaml",
    "catalogue.ts",
    ".editor",
  ])("of %j, which is not content, is refused and nothing is written", async (path) => {
    const { project, send, save } = await sharedEditor();
    const before = readdirSync(project.folder, { recursive: true });
    expect((await send("/api/save", { body: { ...save, path } })).status).toBe(404);
    expect(readdirSync(project.folder, { recursive: true })).toEqual(before);
  });

  test.each([
    ["a field too many", (save: object) => ({ ...save, force: true })],
    ["a field too few", ({ path, value, base }: any) => ({ path, value, base })],
    ["another kind of value", (save: object) => ({ ...save, version: 3 })],
    ["broken JSON", (save: object) => JSON.stringify(save).slice(0, -2)],
    ["nothing", () => ""],
  ])("with %s is refused", async (_, spoil) => {
    const { project, send, save } = await sharedEditor();
    const before = project.text(panel);
    expect((await send("/api/save", { body: spoil(save) })).status).toBe(400);
    expect(project.text(panel)).toBe(before);
  });

  test("of more than a megabyte is refused", async () => {
    const { project, send, save } = await sharedEditor();
    const before = project.text(panel);
    const value = { ...save.value, name: "x".repeat(1_100_000) };
    expect((await send("/api/save", { body: { ...save, value } })).status).toBe(413);
    expect(project.text(panel)).toBe(before);
  });
});

test("a table with as many rows and characters as may be imported is compared", async () => {
  const { send } = await sharedEditor();
  const rows = [
    ["Project", "Location"],
    ...Array.from({ length: 4900 }, () => ["सभागार ".repeat(26), "Pune, Maharashtra"]),
  ];
  const { status } = await send("/api/tables/projects/import", { body: { rows } });
  expect(status).toBe(200);
});

test("a file that is not a photograph, is too large, or comes from another page is refused with a message", async () => {
  const { project, send } = await sharedEditor();
  const before = readdirSync(project.folder, { recursive: true });
  const asFile = { "content-type": "application/octet-stream" };
  const refused = [
    [asFile, "<svg/>", 422, /not a photograph/],
    [{ ...asFile, "content-length": "41943041" }, "x", 413, /at most 40 MB/],
    [{ ...asFile, "x-editor-key": undefined }, "x", 401, /was restarted/],
    [{ "content-type": "text/plain" }, "x", 400, /did not understand/],
  ] as const;
  for (const [headers, body, status, message] of refused) {
    const answer = await send("/api/pictures/upload", { headers, body });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(message);
  }
  const table = await send("/api/tables/upload", { headers: { ...asFile, "content-length": "10000001" }, body: "x" });
  expect([table.status, table.text]).toEqual([413, expect.stringContaining("This file is larger than 10 MB")]);
  expect(readdirSync(project.folder, { recursive: true })).toEqual(before);
});

describe("another site in the same browser", () => {
  test("can read neither the page nor the content", async () => {
    const { send } = await sharedEditor();
    const foreign = { origin: "https://attacker.example", "sec-fetch-site": "cross-site", "x-editor-key": undefined };
    for (const path of ["/", "/api/files", "/api/history", "/editor/editor.js"]) {
      const answer = await send(path, { method: "GET", headers: foreign });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  test("cannot frame the page, and may open it only in a separate window", async () => {
    const { send } = await sharedEditor();
    const opened = await send("/", {
      method: "GET",
      headers: { origin: undefined, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    });
    expect(opened.status).toBe(200);
    expect(opened.headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(opened.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(opened.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([
    "/editor/../../package.json",
    "/editor/..%2f..%2fpackage.json",
    "/fonts/../../../package.json",
    "/editor/%2e%2e/x.js",
  ])("gets no file at %s", async (path) => {
    const { send } = await sharedEditor();
    const answer = await send(path, { method: "GET" });
    expect(answer.status).toBe(404);
  });
});

test("another user of the same computer, or a program on another port, gets the empty page without a secret, and no content", async () => {
  const { send } = await sharedEditor();
  const without = { origin: undefined, "x-editor-key": undefined };
  for (const path of ["/", `/?key=${key}`, "/api/access", "/api/files"]) {
    const answer = await send(path, { method: "GET", headers: without });
    expect([path, answer.status]).toEqual([path, path.startsWith("/api/") ? 401 : 200]);
    expect(answer.text).not.toContain(key);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
});
