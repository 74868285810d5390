import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import type { Comparison, Place, PublishState, SavedChange, Version } from "../publish-state.ts";
import "./publish.css";
import { PublishScreen } from "./publish-screen.tsx";

const days = ["2026-11-23", "2026-11-22", "2026-11-21"];
const versions: Version[] = days.map((day, index) => ({
  name: `${day}T10-00-00`,
  builtAtMs: Date.parse(`${day}T10:00:00Z`),
  isOnline: index === 0,
  wasThere: true,
  changes: "1 change: Home",
}));
const place: Place = { inWords: "here", latest: "Online", isElsewhere: false };
const idle: PublishState = { stage: "idle", place, said: [], unpublished: [], versions };
const nrc: SavedChange = {
  name: "Felt",
  href: "#/products/wallPanels/felt.yaml",
  words: "NRC changed from “0.65” to “0.6”",
  pages: [
    { address: "/wallPanels/felt", title: "Felt" },
    { address: "/wallPanels", title: "Walls" },
  ],
};
const comparison: Comparison = { since: days[0]!, changes: [nrc] };

let asked: { address: string; body: unknown }[];
let state: PublishState;
beforeEach(() => {
  asked = [];
  state = idle;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const address = String(input).replace("/api/publish/", "");
    if (init?.body) asked.push({ address, body: JSON.parse(String(init.body)) as unknown });
    return Response.json(address === "compare" ? comparison : state);
  });
});

test("the changes of an earlier version are shown before the rollback, even if the list has moved under the pointer", async () => {
  await renderPart(<PublishScreen />);
  const back = page.getByRole("button", { name: /^Bring back the version of .* 22 November/ });
  // The message after the first click moves the list, so the second click of a double click would hit another version.
  state = { ...idle, done: "A message above the list, on its own line.", versions: versions.toReversed() };
  await userEvent.dblClick(back);
  const dialog = page.getByRole("dialog", { name: /^Bring back the version of .* 22 November/ });
  await expect.element(dialog.getByText("NRC changed from “0.65” to “0.6”")).toBeVisible();
  expect(asked).toEqual([{ address: "compare", body: { name: "2026-11-22T10-00-00" } }]);

  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(back);
  await userEvent.dblClick(dialog.getByRole("button", { name: "Bring back" }));
  expect(asked.slice(1)).toEqual([
    { address: "compare", body: { name: "2026-11-22T10-00-00" } },
    { address: "roll-back", body: { name: "2026-11-22T10-00-00" } },
  ]);
  await expect.element(page.getByText("A message above the list")).toBeVisible();
});

test("changes are listed with their form and pages, both before publishing and while none is ready", async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((at) => ({ address: `/${at}`, title: `Page ${at}` }));
  const changes: SavedChange[] = [
    { name: "Project added", href: "#/projects", words: "Town hall, Pune, City", pages: many },
    nrc,
    { name: "Company", pages: [], also: "every page" },
    { name: "Publishing", pages: [] },
  ];
  state = { ...idle, stage: "ready", comparison: { since: days[0]!, changes, isProgramDifferent: true } };
  await renderPart(<PublishScreen />);
  const section = page.getByRole("region", { name: "Changes", exact: true });
  await expect
    .element(section)
    .toHaveTextContent(
      /^ChangesProject added: Town hall, Pune, CityOn: Page 1, Page 2, Page 3, Page 4, Page 5, 2 more pagesFelt: NRC changed from “0.65” to “0.6”On: Felt, WallsCompanyOn: every pagePublishing(?!On).*program or settings/,
    );
  await expect.element(section.getByRole("link", { name: "Felt" })).toHaveAttribute("href", nrc.href);

  state = { ...idle, unpublished: [nrc] };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByRole("region", { name: /not published yet/ }).getByText(nrc.words!)).toBeVisible();
});

test("if nothing was published before, or nothing has changed, the screen says so", async () => {
  state = { ...idle, stage: "ready", comparison: {} };
  await renderPart(<PublishScreen />);
  const first = page.getByRole("region", { name: "First version" });
  await expect.element(first).toBeVisible();
  await expect.element(first).toHaveTextContent(/whole site/);
  state = { ...idle, stage: "ready", comparison: { since: days[0]!, changes: [], isProgramDifferent: true } };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText(/^No text, figure or picture/)).toBeVisible();
  await expect.element(page.getByText(/^The website’s program or settings have changed, so/)).toBeVisible();
});

test("the screen says that all saved changes are published only if that is known", async () => {
  state = idle;
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText("All saved changes are published.")).toBeVisible();
  state = { ...idle, place: { inWords: "as a ZIP file", latest: "Published", isElsewhere: true } };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText("All saved changes are in the last version.")).toBeVisible();
  await expect.element(page.getByText("All saved changes are published.")).not.toBeInTheDocument();
  const { unpublished: _, ...unknown } = idle;
  state = { ...unknown, failure: "content/company.yaml cannot be read." };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText("content/company.yaml cannot be read.")).toBeVisible();
  await expect.element(page.getByText("All saved changes are published.")).not.toBeInTheDocument();
});

test("a stopped build names what to correct, and a waiting build says so", async () => {
  const said = [
    "Pictures: 294 ready, 0 encoded.",
    "content/company.yaml:6: phones[0].label: Write the label that content/gallery.yaml:4 has.",
  ];
  state = { ...idle, failure: "The build failed.", said };
  await renderPart(<PublishScreen />);
  const alert = page.getByRole("alert");
  await expect
    .element(alert.getByText("Company, Phone number 1, Label: Write the label that “Gallery” has."))
    .toBeVisible();
  await expect.element(alert.getByText(/294 ready/)).not.toBeVisible();
  state = {
    ...idle,
    stage: "building",
    said: ["Another command is installing or building. Waiting for it to finish."],
  };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText(/^Waiting for another version/)).toBeVisible();
});

test("an unreadable file is named first, with the line and what to do", async () => {
  const said = ["content/company.yaml:12: This cannot be read as YAML. Correct it: Implicit map keys need values."];
  state = { ...idle, failure: "The build failed.", said };
  await renderPart(<PublishScreen />);
  const alert = page.getByRole("alert");
  await expect
    .element(alert)
    .toHaveTextContent(/^“Company” cannot be read: line 12 of the file content\/company.yaml.*The build failed\./);
  await expect.element(alert.getByText(/Implicit map keys/)).not.toBeVisible();
});

test("before publishing files without an enquiry server, the owner reads what to fill in, and can still publish", async () => {
  const zip: Place = { inWords: "as a ZIP file", latest: "Published", isElsewhere: true, lacksEnquiries: true };
  const never = versions.map((version, index) => ({ ...version, wasThere: index === 0 }));
  state = {
    ...idle,
    stage: "ready",
    place: zip,
    versions: never,
    ready: "2026-11-24T10-00-00.ready",
    comparison: { ...comparison, lacksEnquiries: true },
  };
  await renderPart(<PublishScreen />);
  const note = page.getByRole("note", { name: "Enquiries" });
  await expect.element(note).toHaveTextContent("The contact form will not work on this copy.");
  await expect
    .element(note.getByRole("link", { name: "Address of the server that receives enquiries" }))
    .toHaveAttribute("href", '#/publishing.yaml?at=["enquiryOrigin"]');
  await expect.element(page.getByText("Published", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Publish the version of/ }).first()).toBeVisible();
  expect(page.getByRole("button", { name: /^Bring back/ }).elements()).toHaveLength(0);
  state = { ...state, stage: "idle", done: "It is published." };
  await userEvent.click(page.getByRole("button", { name: "Publish this version" }));
  await expect.element(page.getByText("It is published.")).toBeVisible();
  expect(asked).toEqual([{ address: "publish", body: { ready: "2026-11-24T10-00-00.ready" } }]);
});

test("a version that cannot be published there has the reason instead of a button", async () => {
  const refused = "This version cannot be published here, because it does not contain the web address of the site.";
  state = { ...idle, versions: versions.map((each, index) => (index === 1 ? { ...each, refused } : each)) };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText(refused)).toBeVisible();
  expect(page.getByRole("button", { name: /^Bring back/ }).elements()).toHaveLength(1);
  await expect.element(page.getByText(/few seconds/)).toBeVisible();
  state = { ...idle, versions: versions.map((each, index) => (index > 0 ? { ...each, refused } : each)) };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText(refused).first()).toBeVisible();
  expect(page.getByText(/few seconds/).elements()).toHaveLength(0);
});

test("while a setting is missing, the page names it and offers nothing that would fail", async () => {
  const { place: _, ...unplaced } = idle;
  state = { ...unplaced, failure: "Enter the web address of the site." };
  await renderPart(<PublishScreen />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Enter the web address of the site.");
  await expect.element(page.getByText("The site cannot be published with the present settings.")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test("a request is confirmed at once, and afterwards the site has a link", async () => {
  const answer = Promise.withResolvers<void>();
  await renderPart(<PublishScreen />);
  const back = page.getByRole("button", { name: /^Bring back.* 22 November/ });
  await userEvent.click(back);
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Bring back" });
  await expect.element(confirm).toBeEnabled();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    await answer.promise;
    const found = { ...place, address: "https://www.example.com" };
    return Response.json({ ...idle, place: found, done: "The version that you chose was published here." });
  });
  await userEvent.click(confirm);
  await expect.element(page.getByText("Publishing the version that you chose …")).toBeVisible();
  answer.resolve();
  await expect
    .element(page.getByRole("link", { name: "Open the site" }))
    .toHaveAttribute("href", "https://www.example.com");
  await expect.element(page.getByText("Visitors see it now.")).toBeVisible();
});

test("a running build can be stopped", async () => {
  state = { ...idle, stage: "building", said: ["Pictures."] };
  await renderPart(<PublishScreen />);
  const stop = page.getByRole("button", { name: "Stop" });
  state = { ...idle, done: "Stopped. The online site has not changed." };
  await userEvent.click(stop);
  await expect.element(page.getByText("Stopped. The online site has not changed.")).toBeVisible();
  await expect.element(stop).not.toBeInTheDocument();
  expect(asked).toEqual([{ address: "stop", body: {} }]);
});

test("a long list of changes leaves the publish button in view", async () => {
  const changes = Array.from({ length: 60 }, (_, index) => ({ ...nrc, name: `Felt ${index}` }));
  state = { ...idle, stage: "ready", comparison: { ...comparison, changes } };
  await setScreen("desktop");
  await renderPart(<PublishScreen />);
  await userEvent.click(page.getByText("50 more changes"));
  await expect.element(page.getByRole("button", { name: "Publish this version" })).toBeInViewport();
});

test("the link to the place opens its field in the settings", async () => {
  await renderPart(<PublishScreen />);
  await expect
    .element(page.getByRole("link", { name: "Change" }))
    .toHaveAttribute("href", '#/publishing.yaml?at=["target"]');
});

test("the published site has a link, or the reason why it has none", async () => {
  state = { ...idle, place: { ...place, address: "http://localhost:3000" } };
  await renderPart(<PublishScreen />);
  await expect
    .element(page.getByRole("link", { name: "Open the site" }))
    .toHaveAttribute("href", "http://localhost:3000");
  state = idle;
  await renderPart(<PublishScreen />);
  await expect.element(page.getByText(/site was not found/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Open the site" })).not.toBeInTheDocument();
});
