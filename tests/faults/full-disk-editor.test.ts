import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { photographs } from "#editor/testing/edited-pictures.ts";
import { openUncheckedEditor } from "#editor/testing/unchecked-editor.ts";

const [disk, roomy] = ["small-disk-", "other-disk-"].map((name) => mkdtempSync(join(tmpdir(), name))) as [
  string,
  string,
];
const mount = (folder: string) => spawnSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder]).status === 0;
const mayMount = mount(disk) && mount(roomy);
if (!mayMount) console.warn("\nNO SMALL DISK: this user may not mount one. The test of a full disk is SKIPPED.\n");
afterEach(() => {
  for (const folder of [disk, roomy]) spawnSync("find", [folder, "-mindepth", "1", "-delete"]);
});
afterAll(() => {
  for (const folder of [disk, roomy]) {
    spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  }
});

const pageBytes = 4096;
const ballast = join(disk, "ballast");

function fill(): void {
  try {
    writeFileSync(ballast, Buffer.alloc(2 ** 23));
  } catch {
    // The available space has been used up.
  }
}

function freeOnePage(): void {
  truncateSync(ballast, statSync(ballast).size - pageBytes);
}

type Editor = ReturnType<typeof openUncheckedEditor>;

const chair = "products/seatingSystems/abr06.yaml";
const draft = "products/seatingSystems/oak.yaml";
const crop = { focusX: 0.5, focusY: 0.5, closer: 1 };
const product = { at: ["pictures", "product"], crop, alt: "A chair." };
const onCards = { ...product, path: chair, picture: "chair-abr06-product" };

/** The owner's actions in sequence. The requests before them need no space. */
async function doings(): Promise<Record<string, (editor: Editor) => ReturnType<Editor["ask"]>>> {
  const { jpeg, png } = await photographs();
  const report = new TextEncoder().encode(`%PDF-1.7 ${"absorption ".repeat(1000)}`);
  const names: Record<string, string> = {};
  const taken = (name: string, address: string, file: Uint8Array) => async (editor: Editor) => {
    const asked = await editor.ask(address, file);
    if (asked.status === 200) names[name] = asked.answer["upload"] as string;
    return asked;
  };
  return {
    "uploading a photograph": taken("jpeg", "/pictures/upload", jpeg),
    "putting it in a place": (editor) => editor.ask("/pictures/place", { ...onCards, upload: names["jpeg"] }),
    "uploading another one": taken("png", "/pictures/upload", png),
    "replacing the first, of another format": (editor) =>
      editor.ask("/pictures/place", { ...onCards, upload: names["png"] }),
    undoing: (editor) => editor.ask("/undo", { step: 2 }),
    redoing: (editor) => editor.ask("/undo", { step: 3 }),
    async saving(editor) {
      const { value, version } = (await editor.ask("/open", { path: chair })).answer;
      return editor.ask("/save", { path: chair, value: { ...value, name: "Chair" }, base: value, version });
    },
    "uploading a report": taken("report", "/supplied-files/report.pdf/upload", report),
    "offering it": (editor) =>
      editor.ask("/supplied-files/offer", {
        path: chair,
        upload: names["report"],
        original: "report.pdf",
        kind: "report",
        name: "Report",
        date: "2026-01-01",
      }),
    copying: (editor) => editor.ask("/products/copy", { path: chair, slug: "oak", name: "Oak", modelCode: "OAK" }),
    "putting a photograph into the copy": (editor) =>
      editor.ask("/pictures/place", { path: draft, upload: names["png"], ...product }),
    "replacing that": (editor) =>
      editor.ask("/pictures/place", { path: draft, picture: "oak-product", upload: names["jpeg"], ...product }),
    "publishing the copy": (editor) => editor.ask("/products/publish", { path: draft }),
    renaming: (editor) => editor.ask("/products/rename", { path: chair, slug: "abr60" }),
    deleting: (editor) => editor.ask("/products/delete", { path: "products/seatingSystems/abr60.yaml" }),
    "taking that back": (editor) => editor.ask("/undo", { step: 9 }),
  };
}

test.skipIf(!mayMount)(
  "a change that finds the disk full at any write leaves all files unchanged and tells the owner, and succeeds once there is space",
  async () => {
    // The error is in the log.
    const log = vi.spyOn(console, "error").mockReturnValue();
    const tight = openUncheckedEditor(join(disk, "project"));
    const free = openUncheckedEditor(join(roomy, "project"));
    for (const [name, act] of Object.entries(await doings())) {
      await act(free);
      fill();
      const before = tight.files();
      let refused = 0;
      for (;;) {
        const { status, answer } = await act(tight);
        if (status === 200) break;
        refused += 1;
        expect([status, answer["error"]], name).toEqual([507, expect.stringContaining("so nothing was saved")]);
        expect(tight.files(), `${name}, refused ${refused} times`).toEqual(before);
        freeOnePage();
      }
      expect(tight.files(), name).not.toEqual(before);
      expect(tight.files(), name).toEqual(free.files());
      expect(refused, name).toBeGreaterThan(0);
      rmSync(ballast);
    }
    expect(log.mock.calls.every(([error]) => (error as Error).cause)).toBe(true);
  },
);

test.skipIf(!mayMount)(
  "a change that fails in the middle is reported, and is completed before the next one",
  async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const failing = openUncheckedEditor(join(disk, "project"));
    const free = openUncheckedEditor(join(roomy, "project"));
    const file = join(disk, "project", "content", chair);
    const rename = (editor: Editor) => editor.ask("/products/rename", { path: chair, slug: "abr60" });
    await rename(free);

    // A bind-mounted file can be neither replaced nor deleted.
    expect(spawnSync("mount", ["--bind", file, file]).status).toBe(0);
    const interrupted = await rename(failing);
    spawnSync("umount", [file]);
    expect(interrupted).toMatchObject({
      status: 507,
      answer: { error: expect.stringContaining("may be saved") },
    });

    const next = await failing.ask("/products/delete", { path: "products/seatingSystems/abt01.yaml" });
    expect(next).toMatchObject({
      status: 507,
      answer: { error: expect.stringContaining("interrupted the previous save") },
    });
    expect(failing.files()).toEqual(free.files());
    for (const editor of [failing, free]) {
      const { answer } = await editor.ask("/products/delete", { path: "products/seatingSystems/abt01.yaml" });
      expect(answer["outcome"]).toBe("saved");
    }
    expect(failing.files()).toEqual(free.files());
  },
);
