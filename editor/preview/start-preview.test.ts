import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { startPreview } from "./start-preview.ts";

afterAll(removeProjects);

/** A built site with a page that crashes the thread, and one that never finishes. */
const build = `
import { readdirSync } from "node:fs";
readdirSync(process.env.CONTENT_DIR + "/categories");
export async function renderPage({ url }) {
  if (url.pathname === "/environment") return new Response(Object.keys(process.env).join(" "));
  if (url.pathname === "/deadly") setTimeout(() => { throw new Error("A mistake."); });
  if (url.pathname === "/endless") for (;;);
  if (url.pathname === "/failing") throw new Error("A mistake.");
  if (url.pathname !== "/") await new Promise(() => {});
  return new Response("<p>A page</p>");
}
`;

/** Starts a preview of a project. */
function previewOf({ folder, contentFolder, imageryFolder, manifest }: EditedProject, timeoutMs?: number) {
  const siteFolder = join(folder, "build");
  mkdirSync(join(siteFolder, "server"), { recursive: true });
  writeFileSync(join(siteFolder, "server/index.js"), build);
  writeFileSync(join(siteFolder, "documents.json"), "{}");
  const pictureManifest = join(folder, "pictures.json");
  writeFileSync(pictureManifest, JSON.stringify(manifest));
  const preview = startPreview({ siteFolder, contentFolder, imageryFolder, pictureManifest }, timeoutMs);
  onTestFinished(() => preview?.close());
  return (page: string) => preview?.render({ page: { address: page }, texts: [] });
}

test("a page that is requested while the content is being replaced is rendered once the thread can start", async () => {
  const project = new EditedProject();
  const [categories, away] = [join(project.contentFolder, "categories"), join(project.folder, "away")];
  renameSync(categories, away);
  const stopped = vi.spyOn(console, "error").mockImplementationOnce(() => renameSync(away, categories));
  const render = previewOf(project);
  expect((await render("/"))?.html).toBe("<p>A page</p>");
  expect(stopped).toHaveBeenCalledOnce();
});

test("the code that renders pages gets no passwords", async () => {
  vi.stubEnv("SMTP_URL", "smtps://owner:opensesame@mail.example.com");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { html } = (await previewOf(new EditedProject())("/environment")) ?? {};
  const names = html?.split(" ").filter((name) => name !== "TZ");
  expect(names?.toSorted()).toEqual(["CONTENT_DIR", "DOCUMENT_MANIFEST", "NODE_ENV", "PICTURE_MANIFEST"]);
});

test("a preview that is impossible because of another file names that file and its mistake", async () => {
  const project = new EditedProject();
  const render = previewOf(project);
  writeFileSync(join(project.contentFolder, "company.yaml"), "name: 5\n");
  expect(await render("/")).toEqual({ obstacle: expect.stringMatching(/company\.yaml:1: name: /) });
});

test("a preview that fails says so, and prints the error", async () => {
  const printed = Promise.withResolvers<string>();
  const render = previewOf(new EditedProject());
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    printed.resolve(String(text));
    return true;
  });
  expect(await render("/failing")).toEqual({ obstacle: expect.stringContaining("could not be rendered") });
  expect(await printed.promise).toContain("A mistake.");
  write.mockRestore();
});

test.each(["/deadly", "/endless"])(
  "after %s, which cannot be rendered, the preview shows other pages",
  async (address) => {
    const render = previewOf(new EditedProject(), 15_000);
    expect((await render("/"))?.html).toBe("<p>A page</p>");
    // The error is printed in the terminal.
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await render(address)).toEqual({});
    said.mockRestore();
    expect((await render("/"))?.html).toBe("<p>A page</p>");
  },
  90_000,
);
