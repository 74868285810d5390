import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import { announcements } from "../../app/announce.ts";
import type { Placement, ShownPlace } from "../placed-photographs.ts";
import { placesIn } from "../places.ts";
import { PicturesPanel } from "./pictures-panel.tsx";

afterEach(() => vi.unstubAllGlobals());

const preview = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

const undone: number[] = [];
/** The other files that show a picture. */
const alsoIn: Record<string, string[]> = { "abr12-shared": ["categories/seatingSystems.yaml"] };

/** Mocks the editor's server. A photograph called broken.jpg is refused, and `refuses` can refuse a placement. */
function server(path: string, value: unknown, refuses: (placement: Placement) => boolean = () => false) {
  const placed: Placement[] = [];
  undone.length = 0;
  const places = placesIn(path, value).map((place): ShownPlace => ({
    ...place,
    alsoIn: alsoIn[place.picture ?? ""] ?? [],
  }));
  const answer = async (address: string, { body }: { body?: BodyInit } = {}) => {
    if (address === "/api/pictures/places") return Response.json({ title: "A chair", places });
    if (body instanceof File) {
      return body.name === "broken.jpg"
        ? Response.json({ error: "This file is not a photograph." }, { status: 422 })
        : Response.json({ ending: "jpg", widthPx: 2400, heightPx: 1800, preview, upload: `${body.name}` });
    }
    if (address === "/api/undo") {
      const { step } = JSON.parse(String(body)) as { step: number };
      undone.push(step);
      return Response.json({ outcome: "saved", step: { id: 9, files: [], summary: `Undone: step ${step}` } });
    }
    const placement = JSON.parse(String(body)) as Placement;
    if (refuses(placement))
      return Response.json({ outcome: "refused", mistakes: [{ path, line: 1, at: [], message: "There is no room." }] });
    placed.push(placement);
    return Response.json({
      outcome: "saved",
      step: { id: placed.length, files: [], summary: "A chair: a photograph" },
    });
  };
  vi.stubGlobal("fetch", vi.fn(answer));
  return placed;
}

/** Drops files on the place with a label, or outside all places. */
async function drop(label: string | undefined, names: readonly string[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(["x"], name));
  const heading = page.getByRole("heading", { name: label ?? "Photographs", exact: label !== undefined }).element();
  (heading.closest("li") ?? heading).dispatchEvent(
    new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
  );
}

const chair = "products/seatingSystems/abr12.yaml";
const rows = () => page.getByRole("listitem", { name: /jpg$/ }).or(page.getByRole("group", { name: /\.jpg$/ }));
const shows = (index: number) =>
  rows()
    .nth(index)
    .getByLabelText(/^What the photograph shows/);

test("three photographs dropped together get their places and descriptions in one form, with one press", async () => {
  const placed = server(chair, { pictures: { installed: ["abr12-installed"] } });
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", ["row.jpg", "broken.jpg", "seat.jpg", "hall.jpg"]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("broken.jpg: This file is not a photograph.");
  await expect.element(shows(0)).toHaveFocus();
  for (const [index, words] of ["A row.", "A seat.", "A hall."].entries()) await shows(index).fill(words);
  await rows().nth(2).getByLabelText("Place").selectOptions("After installation, at the end");
  await page.getByRole("button", { name: "Save all 3 photographs" }).click();
  await expect
    .element(page.getByText(/Saved for: “Banner”, “On cards and in lists”, “After installation 2”/))
    .toBeVisible();
  expect(placed.map(({ at, alt, upload }) => [at, alt, upload])).toEqual([
    [["pictures", "banner"], "A row.", "row.jpg"],
    [["pictures", "product"], "A seat.", "seat.jpg"],
    [["pictures", "installed", 1], "A hall.", "hall.jpg"],
  ]);
  await expect.element(page.getByRole("heading", { name: "Photographs" })).toHaveFocus();
  await page.getByRole("button", { name: "Undo all 3" }).click();
  await expect.element(page.getByText("Undone: step 3. Undone: step 2. Undone: step 1")).toBeVisible();
  expect(undone).toEqual([3, 2, 1]);
});

test("a chosen photograph can be described immediately, below its visible part", async () => {
  server(chair, { pictures: {} });
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", ["row.jpg"]);
  await expect.element(page.getByLabelText(/^What the photograph shows/)).toHaveFocus();
  await expect.element(page.getByRole("group", { name: "Visible part" })).toBeInViewport();
});

test("a photograph that cannot be placed stays in the form with its description, and the placed ones are listed", async () => {
  const placed = server(chair, {}, ({ alt }) => alt === "A seat.");
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop(undefined, ["row.jpg", "seat.jpg"]);
  await shows(0).fill("A row.");
  await shows(1).fill("A seat.");
  await page.getByRole("button", { name: "Save all 2 photographs" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("On cards and in lists: There is no room.");
  await expect.element(page.getByText("Saved for: Banner.")).toBeVisible();
  await expect.element(shows(0)).toHaveValue("A seat.");
  expect(placed).toHaveLength(1);
});

test("a photograph in the gallery needs new captions, and is confirmed once the form has loaded it", async () => {
  const placed = server("gallery.yaml", [{ text: "Stadium lounge", location: "Ranchi, Jharkhand", picture: "lounge" }]);
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  await renderPart(<PicturesPanel path="gallery.yaml" onSaved={() => isRead} />);
  await expect.element(page.getByRole("heading", { name: "Stadium lounge" })).toBeVisible();
  await drop("Stadium lounge", ["hall.jpg"]);
  await page.getByLabelText(/^What the photograph shows/).fill("A hall.");
  const put = page.getByRole("button", { name: "Save this photograph" });
  await put.click();
  await expect.element(page.getByLabelText(/^Name below/)).toHaveFocus();
  expect(placed).toEqual([]);
  await expect.element(page.getByText(/previous picture: Ranchi, Jharkhand/)).toBeVisible();
  await page.getByLabelText(/^Name below/).fill("Town hall");
  await page.getByRole("button", { name: "Keep “Ranchi, Jharkhand”" }).click();
  await put.click();
  await vi.waitFor(() => expect(placed).toHaveLength(1));
  expect(placed[0]?.beside).toEqual({ text: "Town hall", location: "Ranchi, Jharkhand" });
  // "Saved" appears only after the file's form has loaded the change.
  expect(page.getByText(/^Saved\./).elements()).toEqual([]);
  read();
  await expect.element(page.getByText(/^Saved\./)).toBeVisible();
});

test("photographs without descriptions are not placed: each empty field says what to write, and the first has the focus", async () => {
  const placed = server(chair, {});
  await renderPart(
    <>
      <PicturesPanel path={chair} onSaved={() => {}} />
      <div {...announcements} />
    </>,
  );
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", ["row.jpg", "seat.jpg", "hall.jpg"]);
  await shows(0).fill("A row.");
  await page.getByRole("button", { name: "Save all 3 photographs" }).click();
  await expect.element(shows(1)).toHaveFocus();
  await expect.element(shows(1)).toHaveAccessibleDescription(/^Describe the picture/);
  await expect.element(shows(0)).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByText("Not saved: fill in 2 more fields.")).toBeInTheDocument();
  await shows(1).fill("A seat.");
  await expect.element(shows(1)).not.toHaveAttribute("aria-invalid");
  await rows()
    .nth(2)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("button", { name: "Save all 2 photographs" }).click();
  await vi.waitFor(() => expect(placed).toHaveLength(2));
});

test("a place chosen for another photograph can be swapped, and each photograph keeps its texts", async () => {
  const placed = server(chair, {});
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", ["row.jpg", "seat.jpg"]);
  for (const [index, words] of ["A row.", "A seat."].entries()) await shows(index).fill(words);
  const place = (index: number) => rows().nth(index).getByLabelText("Place");
  await place(1).selectOptions("Banner");
  await expect.element(rows().nth(1).getByRole("status")).toHaveTextContent("“Banner” is already chosen for row.jpg.");
  await expect.element(place(0)).toHaveDisplayValue("Banner");
  await expect.element(place(1)).toHaveDisplayValue("On cards and in lists");
  await page.getByRole("button", { name: "Swap them" }).click();
  await expect.element(place(1)).toHaveFocus();
  await page.getByRole("button", { name: "Save all 2 photographs" }).click();
  await vi.waitFor(() => expect(placed).toHaveLength(2));
  expect(placed.map(({ at, alt, upload }) => [at.at(-1), alt, upload])).toEqual([
    ["product", "A row.", "row.jpg"],
    ["banner", "A seat.", "seat.jpg"],
  ]);
});

test("several photographs with long file names fit on every screen", async () => {
  server(chair, {});
  const part = await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", [`${"long".repeat(15)}.jpg`, "seat.jpg"]);
  await expect.element(shows(1)).toBeVisible();
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});

test("a place of the same file that shows the same picture is offered, and not chosen", async () => {
  server(chair, { pictures: { banner: "abr12-hero", product: "abr12-hero" } });
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", ["row.jpg"]);
  await expect.element(page.getByRole("checkbox", { name: /^On cards/ })).not.toBeChecked();
});

const staysElsewhere = "The current picture is also used by Seating systems, and stays there.";

test.each([
  ["several photographs", ["row.jpg", "seat.jpg"]],
  ["a photograph that is also used for another place", ["row.jpg"]],
])("the files that show the same picture are named for %s", async (_, names) => {
  server(chair, { pictures: { product: "abr12-shared" } });
  await renderPart(<PicturesPanel path={chair} onSaved={() => {}} />);
  await expect.element(page.getByRole("heading", { name: "Banner", exact: true })).toBeVisible();
  await drop("Banner", names);
  await expect.element(page.getByLabelText(/^What the photograph shows/).first()).toBeVisible();
  if (names.length === 1) await page.getByRole("checkbox", { name: /^On cards/ }).click();
  await expect.element(page.getByText(staysElsewhere)).toBeVisible();
});
