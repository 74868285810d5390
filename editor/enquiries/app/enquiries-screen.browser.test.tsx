import { useSyncExternalStore } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { followAddress, goTo, shownPart } from "../../app/address.ts";
import type { EnquiryLine, Erasure, Inbox, OpenedEnquiry } from "../inbox.ts";
import { EnquiriesScreen } from "./enquiries-screen.tsx";

afterEach(() => vi.restoreAllMocks());

const reference = "K7M2-QX4P";
const enquiry: OpenedEnquiry = {
  reference,
  receivedAtMs: Date.UTC(2026, 10, 24, 22, 40),
  name: "Asha Rao",
  location: "Pune",
  beginning: "A hall",
  message: "A hall",
  state: "waiting",
  handledAtMs: null,
  note: "",
  email: "asha@example.com",
  phone: "9876543210",
  deliveries: [{ channel: "mail", state: "waiting", attempts: 0, deliveredAtMs: null, reason: null }],
  isMailSetUp: false,
  others: [],
};
const inbox: Inbox = {
  lines: [],
  sizes: { open: 0, handled: 0, undelivered: 0, all: 0 },
  obstacles: [],
  isMailSetUp: false,
  erasures: [],
};

function Screen() {
  const [, rest = ""] = useSyncExternalStore(followAddress, shownPart).split("/");
  return <EnquiriesScreen files={[]} rest={rest} onSaved={() => undefined} />;
}

async function openEnquiryWith(
  differences: Partial<OpenedEnquiry>,
  erasure: Partial<Erasure> = {},
  mark: (body: { note?: string; seenNote?: string }) => object = () => ({}),
) {
  const answers: Record<string, object> = {
    "/api/enquiries/open": { ...enquiry, ...differences },
    "/api/enquiries/list": inbox,
    "/api/enquiries/erase": { erased: [reference], failed: [], ...erasure },
  };
  vi.spyOn(window, "fetch").mockImplementation(async (address, options) => {
    const answer = answers[String(address)] ?? mark(JSON.parse(String(options?.body)) as object);
    return Response.json(answer);
  });
  goTo("#/enquiries");
  goTo(`#/enquiries/${reference}`);
  await renderPart(<Screen />);
  await expect.element(page.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
}

test("the text of a deleted enquiry disappears from the screen, and the inbox confirms the deletion", async () => {
  await openEnquiryWith({});
  await page.getByRole("button", { name: "Delete this enquiry" }).click();
  const question = page.getByRole("group", { name: "No other enquiry has this email address or phone number." });
  await expect.element(question).toHaveFocus();
  await expect.element(question).toBeInViewport();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  await expect.element(page.getByRole("heading", { name: "Enquiries" })).toBeVisible();
  await expect.element(page.getByText(`Deleted here: ${reference}.`)).toBeVisible();
  expect(location.hash).toBe("#/enquiries");
  expect(document.body.textContent).not.toContain("asha@example.com");
});

test("if the text of a deleted enquiry is still on disk, the screen says so before it returns to the inbox", async () => {
  await openEnquiryWith({}, { remaining: "Its text is still on the disk." });
  await page.getByRole("button", { name: "Delete this enquiry" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();
  const said = `Deleted: ${reference}. Its text is still on the disk.`;
  await expect.element(page.getByRole("alert")).toHaveTextContent(said);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(page.getByText(`Deleted here: ${reference}.`)).toBeVisible();
});

test("without email settings the screen says so, and has no send button", async () => {
  await openEnquiryWith({});
  await expect.element(page.getByText(/email is not set up/)).toBeVisible();
  await expect.element(page.getByText("Not emailed to you", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: /^Send/ }).elements()).toEqual([]);
});

test("a first attempt is not called a retry", async () => {
  await openEnquiryWith({ isMailSetUp: true });
  await expect.element(page.getByText("By email: waiting for its first attempt")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send now" })).toBeVisible();
});

test("a reply begins with the reference and the visitor's name, and a landline is shown as people dial it", async () => {
  await openEnquiryWith({ phone: "4842345678" });
  const reply = new URL(page.getByRole("link", { name: "Reply by email" }).element().getAttribute("href") ?? "");
  expect(reply.pathname).toBe("asha@example.com");
  expect(reply.searchParams.get("subject")).toBe(`Your enquiry ${reference}`);
  expect(reply.searchParams.get("body")).toMatch(/^Dear Asha Rao,/);
  const phone = page.getByRole("link", { name: "0484 2345678" });
  await expect.element(phone).toHaveAttribute("href", "tel:+914842345678");
});

function isLeavingQuestioned(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("a note saved with a space at its end is saved without it, and nothing asks before leaving", async () => {
  let saved = "";
  await openEnquiryWith({}, {}, ({ note = "" }) => ({ outcome: "marked", note: (saved = note.trim()) }));
  const field = page.getByLabelText("Your note");
  await userEvent.type(field, "Called. ");
  expect(isLeavingQuestioned()).toBe(true);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect.element(page.getByText("Note saved.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save the note" })).toBeDisabled();
  expect(saved).toBe("Called.");
  expect(isLeavingQuestioned()).toBe(false);
});

test("a note that someone else has changed is shown, what was typed stays, and a second attempt replaces it", async () => {
  let stored = "Quoted 5 lakh";
  await openEnquiryWith({ note: "" }, {}, ({ note = "", seenNote }) => {
    if (seenNote !== stored) return { outcome: "changed elsewhere", note: stored };
    stored = note;
    return { outcome: "marked", note };
  });
  const field = page.getByLabelText("Your note");
  await userEvent.type(field, "ok");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("It now says: “Quoted 5 lakh”.");
  await expect.element(field).toHaveValue("ok");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect.element(page.getByText("Note saved.")).toBeVisible();
  expect(stored).toBe("ok");
});

test("marking an enquiry as answered saves the typed note too, and says so", async () => {
  await openEnquiryWith({ note: "" }, {}, ({ note = "" }) => ({ outcome: "marked", note }));
  await userEvent.type(page.getByLabelText("Your note"), "ok");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect.element(page.getByText("Note saved. Marked as answered.")).toBeVisible();
});

/** Shows an inbox whose lists arrive when the test says so. */
async function openSlowInbox() {
  const lineOf = (name: string): EnquiryLine => ({ ...enquiry, name, reference: name });
  const arrivals = new Map<string, () => void>();
  vi.spyOn(window, "fetch").mockImplementation(async (_, options) => {
    const { view, after } = JSON.parse(String(options?.body)) as { view: string; after?: object };
    const list = after ? `earlier ${view}` : view;
    if (view !== "open" || after) await new Promise<void>((resolve) => arrivals.set(list, resolve));
    const next = { receivedAtMs: 1, reference };
    return Response.json({ ...inbox, lines: [lineOf(`Somebody ${list}`)], ...(list === "open" && { next }) });
  });
  if (shownPart() !== "enquiries") goTo("#/enquiries");
  await renderPart(<Screen />);
  await expect.element(page.getByText("Somebody open")).toBeVisible();
  return {
    /** Lets a requested list arrive, and the screen take it. */
    arrive: async (list: string) => {
      await expect.poll(() => arrivals.has(list)).toBe(true);
      arrivals.get(list)!();
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
    },
    names: () => [...document.querySelectorAll(".inbox__name")].map(({ textContent }) => textContent),
  };
}

test("a list that arrives after another view was chosen is not shown", async () => {
  const { arrive, names } = await openSlowInbox();
  await page.getByRole("button", { name: /^Answered/ }).click();
  await page.getByRole("button", { name: /^To answer/ }).click();
  await arrive("handled");
  expect(names()).toEqual(["Somebody open"]);
});

test("earlier enquiries that arrive after another list are not added to it", async () => {
  const { arrive, names } = await openSlowInbox();
  await page.getByRole("button", { name: "Show earlier ones" }).click();
  await page.getByRole("button", { name: /^Answered/ }).click();
  await arrive("handled");
  await arrive("earlier open");
  expect(names()).toEqual(["Somebody handled"]);
});

test("if the enquiries cannot be read, the inbox says why", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ obstacle: "Nothing in /nowhere." }));
  goTo("#/enquiries");
  await renderPart(<Screen />);
  await page.getByText(/^Details/).click();
  await expect.element(page.getByText(/Nothing in .nowhere/)).toBeVisible();
});
