import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { drawing } from "#app/testing/content.ts";
import { rememberPosted, waitingEnquiries } from "../waiting-enquiry.ts";
import { EnquiryForm } from "./enquiry-form.tsx";

const written = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  location: "Pune",
  message: "A hall of 400 seats.",
};
const panel = { name: "PET Panel", id: "wallPanels/petPanel" };
const tile = { name: "Absoft Tile", id: "acousticCeilings/absoftTile", drawing };
const service = { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" };

const field = (name: string) => page.getByRole("textbox", { name });
const products = () => waitingEnquiries.read().map(({ product }) => product?.name);

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (init?.method === "POST") sent.push(String(init.body));
    return new Response("OK");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  waitingEnquiries.update(() => []);
  sessionStorage.clear();
});

const keep = () => waitingEnquiries.update(() => [{ written, product: panel, at: "2026-01-31T10:00:00Z" }]);

async function render({ sent: isSent = false } = {}) {
  const said = { sent: isSent, reference: undefined, receipt: undefined };
  await renderOnPage(<EnquiryForm answer={undefined} sent={said} service={service} product={tile} />, "/contact");
}

async function fillIn() {
  for (const [name, value] of Object.entries(written)) await field(name).fill(value);
}

test("a waiting enquiry stays if the same text is sent for another product", async () => {
  keep();
  await render();
  await fillIn();
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect.element(page.getByText("Your message has been sent.")).toBeVisible();
  expect(sent).toEqual([expect.stringContaining("Absoft Tile")]);
  expect(products()).toEqual(["PET Panel"]);
});

test("what the visitor is writing stays, with its product, when an enquiry that waits is sent", async () => {
  keep();
  await render();
  await fillIn();
  await field("Message").fill("What does it cost?");
  await page.getByRole("button", { name: "Send it now" }).click();
  await expect.element(page.getByText("Your message has been sent.")).toBeVisible();
  expect(sent).toEqual([expect.stringContaining("PET Panel")]);
  expect(products()).toEqual([]);
  await expect.element(field("Message")).toHaveValue("What does it cost?");
  await expect.element(field("Name")).toHaveValue(written.name);
  await expect.element(page.getByText("Your enquiry is about Absoft Tile")).toBeVisible();
});

test("once the server is reached again, a kept enquiry is asked about, although the browser never called itself offline", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await render();
  await fillIn();
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect.element(page.getByText("this site will ask whether to send it")).toBeVisible();
  vi.mocked(fetch).mockResolvedValue(new Response());
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("button", { name: "Send it now" })).toBeVisible();
});

test("a kept enquiry that the form then posted without JavaScript is not asked about", async () => {
  keep();
  rememberPosted({ written, product: panel });
  await render({ sent: true });
  await expect.poll(products).toEqual([]);
});

test("without a network, a browser that stores nothing does not promise to keep the enquiry", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await render();
  await fillIn();
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to send message.");
  await expect.element(field("Message")).toHaveValue(written.message);
});
