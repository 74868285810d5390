import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { expectNoAxeMistakes, mistakes, useAxe } from "../axe.ts";

const panel = "products/wallPanels/petPanel.yaml";

let folder: string;
let editor: ChildProcess;
let address: string;
let key: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const built = spawn(process.execPath, ["scripts/editor/build-app.ts"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(built, "close");
  folder = mkdtempSync(join(tmpdir(), "edited-"));
  cpSync("content", join(folder, "content"), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  // Fewer rows, so that looking at all of them takes no time.
  const north = join(folder, "content/projects/north.csv");
  writeFileSync(north, `${readFileSync(north, "utf8").split("\n").slice(0, 4).join("\n")}\n`);
  const masters = join(folder, "imagery", "masters");
  for (const part of ["", "swatches"]) {
    mkdirSync(join(masters, part), { recursive: true });
    const names = readdirSync(join("imagery/masters", part)).filter((name) => name.endsWith(".webp"));
    for (const name of names) writeFileSync(join(masters, part, name), "");
  }
  editor = spawn(process.execPath, ["editor/server/main.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      CONTENT_DIR: join(folder, "content"),
      IMAGERY_DIR: join(folder, "imagery"),
      EDITOR_DIR: join(folder, ".editor"),
      DATA_DIR: join(folder, "nowhere"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  address = await new Promise<string>((resolve) => {
    editor.stdout!.setEncoding("utf8").on("data", (said: string) => {
      const [, port, entrance = ""] = /http:\/\/localhost(:\d+)(\/\?key=\S+)/.exec(said) ?? [];
      key = entrance;
      if (port) resolve(`http://127.0.0.1${port}`);
    });
  });
});

/** Opens the address that was printed, as the owner does first: the browser is then let in. */
const enter = (context: BrowserContext) => context.request.get(address + key);

test.beforeEach(({ context }) => enter(context));

test.afterAll(async () => {
  editor.kill("SIGKILL");
  await once(editor, "close");
  rmSync(folder, { recursive: true });
});

const text = () => readFileSync(join(folder, "content", panel), "utf8");

test("an owner changes a figure, is told of a mistake at the field, corrects and saves it, and takes it back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const original = text();
  await page.goto(address);
  await page.getByLabel("Find a product, page or text").fill("PET");
  await page.getByRole("link", { name: "PET Panel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PET Panel" })).toBeFocused();
  await page.getByRole("button", { name: "Specifications" }).click();

  const nrc = page.getByLabel("NRC", { exact: true });
  await expect(page.getByText("Read as: NRC from 0.75 to 0.85")).toBeVisible();
  await nrc.fill("about 0.8");
  await expect(nrc).toHaveAttribute("aria-invalid", "true");
  await expect(nrc).toHaveAccessibleDescription(/Found "about 0.8", allowed: a coefficient such as/);
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await expectNoAxeMistakes(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await nrc.fill("0.8-0.9");
  await expect(page.getByText("Read as: NRC from 0.8 to 0.9")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("nrc: “0.75-0.85” is now “0.8-0.9”");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("0.8–0.9").first()).toBeVisible();
  expect(await preview.locator("script").count()).toBe(0);
  await save.click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  expect(text()).toBe(original.replace('nrc: "0.75-0.85"', 'nrc: "0.8-0.9"'));

  await page.getByRole("button", { name: "Drawing" }).click();
  await page.getByLabel("Thicknesses in mm 1", { exact: true }).fill("31");
  await expect(page.getByRole("img", { name: /\b31\b/ })).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("status")).toHaveText("Nothing is changed.");

  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.getByRole("status")).toContainText("Taken back: PET Panel: nrc");
  expect(text()).toBe(original);
});

test("an owner adds a copy of a product with a photograph, puts it on the site, changes its address and deletes it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const has = (path: string) => existsSync(join(folder, "content/products/wallPanels", path));
  await page.goto(`${address}/#/${panel}`);
  await page.getByRole("button", { name: "Make a copy" }).click();
  await page.getByLabel("Name", { exact: true }).last().fill("Felt Panel");
  await expect(page.getByLabel("Address")).toHaveValue("feltPanel");
  await page.getByRole("button", { name: "Make the copy" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Felt Panel" })).toBeFocused();
  const publish = page.getByRole("button", { name: "Put it on the site" });
  await expect(publish).toBeDisabled();
  await expectNoAxeMistakes(page);
  await page.getByLabel("Title").first().fill("Felt Panel");
  await page.getByLabel("Description").first().fill("A panel of felt.");
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(publish).toBeEnabled();
  expect(has("feltPanel.yaml")).toBe(false);
  const photographs = page.getByRole("region", { name: "Photographs" });
  const banner = photographs.getByLabel("Add a photograph").first();
  await banner.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>") });
  await expect(photographs.getByRole("alert")).toContainText("photo.jpg: This file is no photograph");
  await banner.setInputFiles("imagery/masters/hotel-lobby-reception.webp");
  await photographs.getByLabel("Closer").press("ArrowRight");
  await expect(photographs.getByRole("status")).toContainText("It is too small");
  await expect(photographs.getByRole("button", { name: "Put it in place" })).toBeDisabled();
  await expectNoAxeMistakes(page);
  await photographs.getByLabel(/^What the photograph shows/).fill("A hall with walls of felt.");
  await photographs.getByRole("button", { name: "Put it in place" }).click();
  await expect(photographs.getByRole("status")).toContainText("The draft has its photograph for “Banner”.");
  await expect(photographs.getByRole("img", { name: "A hall with walls of felt." })).toBeVisible();
  const shown = page.frameLocator("iframe").getByRole("img", { name: "A hall with walls of felt." }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await publish.click();
  await expect(page.getByText("Saved. Felt Panel: added")).toBeVisible();
  expect(has("feltPanel.yaml")).toBe(true);
  expect(existsSync(join(folder, "imagery/masters/felt-panel-hero.webp"))).toBe(true);
  await photographs.getByRole("button", { name: "Show another part" }).click();
  await photographs.getByLabel("Top to bottom").press("PageUp");
  await photographs.getByRole("button", { name: "Show this part" }).click();
  await expect(photographs.getByRole("status")).toContainText(
    "Felt Panel: another part of the photograph for “Banner”",
  );

  await page.getByRole("button", { name: "Change its address" }).click();
  await page.getByLabel("Address").fill("felt");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page).toHaveURL(/#\/products\/wallPanels\/felt\.yaml$/);
  expect([has("feltPanel.yaml"), has("felt.yaml")]).toEqual([false, true]);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete Felt Panel" }).click();
  await expect(page.getByText("Felt Panel: deleted", { exact: true })).toBeVisible();
  expect(has("felt.yaml")).toBe(false);
  expect(existsSync(join(folder, "imagery/masters/felt-panel-hero.webp"))).toBe(false);
});

test("the launch list leads to a field and settles a sample, a listing gets another order, and the other parts say what they are for", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${address}/#/launch`);
  await expect(page.getByRole("link", { name: "Start" })).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: /^Company \d+$/ })
    .first()
    .click();
  await page.getByRole("button", { name: /right as it is\s*: Name$/ }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved. Company: name");
  const company = readFileSync(join(folder, "content/company.yaml"), "utf8");
  expect(company).toMatch(/^name: [^{]+$/m);
  await expectNoAxeMistakes(page);
  await page.getByRole("link", { name: /^Replace it\s*: Offices, Corporate$/ }).click();
  await expect(page.getByRole("group", { name: "Corporate" })).toBeFocused();

  await page.goto(`${address}/#/launch`);
  await page
    .locator("summary")
    .filter({ hasText: /^Projects, west/ })
    .click();
  await page
    .getByRole("link", { name: /, row \d+$/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: /^Project, row \d+$/ }).and(page.locator(":focus"))).toBeVisible();

  await page.goto(`${address}/#/order/wallPanels`);
  const up = page.getByRole("button", { name: "Move up: PET Panel" });
  await up.press("Enter");
  await up.press("Enter");
  await expect(page.locator("#announcements")).toHaveText("PET Panel is at place 8 of 10 now.");
  await expectNoAxeMistakes(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Saved. Order in Acoustic Wall Panels: PET Panel is at place 8");
  expect(text()).toContain("order: 75\n");

  await page.goto(`${address}/#/publish`);
  await expect(page.getByText("The site is published by the server on this computer.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Check and build" })).toBeEnabled();
  await useAxe(page);
  expect(await mistakes(page)).toEqual([]);

  await page.goto(`${address}/#/enquiries`);
  await expect(page.getByRole("alert")).toContainText("Start the editor with the same settings as the server");
  await useAxe(page);
  expect(await mistakes(page)).toEqual([]);
});

test("an owner pastes sixty projects from a spreadsheet, corrects a cell and saves them, and brings figures in", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const table = () => readFileSync(join(folder, "content/projects/west.csv"), "utf8");
  const before = table();
  await page.goto(`${address}/#/projects`);
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeFocused();
  await page.route("**/projects/export.csv", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await expect(page.getByRole("alert")).toContainText("The editor does not answer.");
  const halls = Array.from({ length: 60 }, (_, index) =>
    [`Hall ${index + 1}`, index === 3 ? "Pune" : "Pune, Maharashtra", "A client", "Hall", "Private client"].join("\t"),
  );
  const copied = ["Project\tCity, State\tCustomer\tType of room\tSector", ...halls].join("\n");
  await page.getByRole("heading", { level: 1 }).evaluate((heading, copiedRows) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copiedRows);
    heading.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
  await expect(page.getByRole("heading", { name: "60 rows to take" })).toBeFocused();
  await expectNoAxeMistakes(page);
  await page.getByRole("button", { name: "Put 60 rows into the table" }).click();
  await page.getByRole("button", { name: /^Row \d+, Location/ }).click();
  const cell = page.getByRole("textbox", { name: /^Location, row/ }).and(page.locator(":focus"));
  await expect(cell).toHaveAccessibleDescription(/Found "Pune", allowed: a place and its state/);
  await cell.fill("Pune, Maharashtra");
  await expect(page.getByRole("status")).toHaveText("Not saved yet: 60 added");
  expect(table()).toBe(before);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Saved. Projects: 60 added");
  expect(table()).toBe(
    before + halls.map((_, index) => `Hall ${index + 1},"Pune, Maharashtra",A client,hall,private,no\n`).join(""),
  );

  await page.goto(`${address}/#/figures`);
  const figures = "Product,Card,Figure,Value\nwallPanels/petPanel,Performance,nrc,0.8-0.9\n";
  const file = { name: "figures.csv", mimeType: "text/csv", buffer: Buffer.from(figures) };
  await page.getByLabel("Bring a spreadsheet in").setInputFiles(file);
  await expect(page.getByRole("cell", { name: "0.75-0.85" })).toBeVisible();
  await expectNoAxeMistakes(page);
  expect(text()).toContain('nrc: "0.75-0.85"');
  await page.getByRole("button", { name: "Change 1 figure" }).click();
  await expect(page.getByText("Saved. 1 figure of 1 product from a table")).toBeVisible();
  expect(text()).toContain('nrc: "0.8-0.9"');
});

test("what somebody else has changed in the meantime is not overwritten", async ({ browser }) => {
  test.setTimeout(120_000);
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  for (const page of [first, second]) {
    await enter(page.context());
    await page.goto(`${address}/#/${panel}`);
    await expect(page.getByLabel("Short name")).toHaveValue("PET");
  }
  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toContainText("Saved.");
  };
  await first.getByLabel("Short name").fill("PET felt");
  await save(first);
  await second.getByLabel("Short name").fill("PET board");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("status")).toContainText("short name: “PET” is now “PET felt”");
  expect(text()).toContain("shortName: PET felt");
  await second.getByRole("button", { name: "Show it as it is now; what I typed is lost" }).click();
  await expect(second.getByLabel("Short name")).toHaveValue("PET felt");

  await second.getByLabel("Name", { exact: true }).fill("PET Felt Panel");
  await first.getByLabel("Short name").fill("Felt");
  await save(first);
  await second.getByRole("button", { name: "Save" }).click();
  await second.getByRole("button", { name: "Put what I typed on top of it" }).click();
  await expect(second.getByLabel("Short name")).toHaveValue("Felt");
  await save(second);
  expect(text()).toMatch(/name: PET Felt Panel\nshortName: Felt\n/);
  await Promise.all([first.close(), second.close()]);
});
