import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { startPreview, type Preview } from "./start-preview.ts";

afterAll(removeProjects);

/** A built site with a page that crashes the thread, and one that never finishes. */
const build = `
import { readdirSync } from "node:fs";
readdirSync(process.env.CONTENT_DIR + "/categories");
export async function renderPage({ url }) {
  if (url.pathname === "/environment") return new Response(Object.keys(process.env).join(" "));
  if (url.pathname === "/deadly") setTimeout(() => { throw new Error("A mistake."); });
  // Blocks the thread like an endless loop, but leaves the processor to other tests.
  if (url.pathname === "/endless") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (url.pathname === "/failing") throw new Error("A mistake.");
  if (url.pathname !== "/") await new Promise(() => {});
  return new Response("<p>A page</p>");
}
`;

/** Starts a preview of a project. */
function previewOf({ folder, contentFolder, imageryFolder, manifest }: EditedProject) {
  const siteFolder = join(folder, "build");
  mkdirSync(join(siteFolder, "server"), { recursive: true });
  writeFileSync(join(siteFolder, "server/index.js"), build);
  writeFileSync(join(siteFolder, "documents.json"), "{}");
  const pictureManifest = join(folder, "pictures.json");
  writeFileSync(pictureManifest, JSON.stringify(manifest));
  return startPreview({ siteFolder, contentFolder, imageryFolder, pictureManifest }, 15_000)!;
}

const pageOf = (preview: Preview, address: string) => preview.render({ page: { address }, texts: [] });

test("a page that is requested while the content is being replaced is rendered once the thread can start", async () => {
  const project = new EditedProject();
  const [categories, away] = [join(project.contentFolder, "categories"), join(project.folder, "away")];
  renameSync(categories, away);
  const stopped = vi.spyOn(console, "error").mockImplementationOnce(() => renameSync(away, categories));
  const preview = previewOf(project);
  onTestFinished(() => preview.close());
  expect((await pageOf(preview, "/")).html).toBe("<p>A page</p>");
  expect(stopped).toHaveBeenCalledOnce();
});

describe("a preview", () => {
  const project = new EditedProject();
  let preview: Preview;

  beforeAll(() => {
    vi.stubEnv("SMTP_URL", "smtps://owner:opensesame@mail.example.com");
    preview = previewOf(project);
    vi.unstubAllEnvs();
  });
  afterAll(() => preview.close());

  test("runs the code that renders pages without passwords", async () => {
    const { html } = await pageOf(preview, "/environment");
    const names = html?.split(" ").filter((name) => name !== "TZ");
    expect(names?.toSorted()).toEqual(["CONTENT_DIR", "DOCUMENT_MANIFEST", "NODE_ENV", "PICTURE_MANIFEST"]);
  });

  test("that is impossible because of another file names that file and its mistake", async () => {
    const company = project.text("company.yaml");
    project.write("company.yaml", "name: 5\n");
    expect(await pageOf(preview, "/")).toEqual({ obstacle: expect.stringMatching(/company\.yaml:1: name: /) });
    project.write("company.yaml", company);
  });

  test("that fails says so, and prints the error", async () => {
    const printed = Promise.withResolvers<string>();
    const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      printed.resolve(String(text));
      return true;
    });
    expect(await pageOf(preview, "/failing")).toEqual({ obstacle: expect.stringContaining("could not be rendered") });
    expect(await printed.promise).toContain("A mistake.");
    write.mockRestore();
  });

  test.each(["/deadly", "/endless"])("shows other pages after %s, which cannot be rendered", async (address) => {
    // The error is printed in the terminal.
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(await pageOf(preview, address)).toEqual({});
    said.mockRestore();
    expect((await pageOf(preview, "/")).html).toBe("<p>A page</p>");
  });
});
