import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page, Request, Route } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { open } from "#tests/browser/fixtures.ts";

export const sendPath = "/api/v1.0/email/send";

/** The origin for which the site was built. */
export const siteOrigin = (process.env.SITE_ORIGIN || "http://localhost:3000").replace(/\/+$/, "");

export const sentWords = "Your message has been sent. We'll contact you soon!";
export const failedWords = "Failed to send message. Please try again.";

export const complete = {
  Name: "A Visitor",
  Email: "visitor@example.com",
  Phone: "9876543210",
  Location: "Delhi",
  Message: "A hall of 400 seats.",
};

export type Label = keyof typeof complete;

/** Opens the page and waits until it has hydrated. */
export async function openContact(page: Page, address = "/contact"): Promise<void> {
  await open(page, address);
}

export async function fill(page: Page, values: Partial<Record<Label, string>> = complete): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

export function send(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Send enquiry" }).click();
}

/** Opens the page, fills in the form and sends it. */
export async function sendFilled(page: Page, values?: Partial<Record<Label, string>>): Promise<void> {
  await openContact(page);
  await fill(page, values);
  await send(page);
}

/** Mocks the email service, and records its requests. */
export async function answerCalls(page: Page, answer: (route: Route) => Promise<void> | void): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(`**${sendPath}`, (route) => {
    calls.push(route.request());
    return answer(route);
  });
  return calls;
}

/** The body that the specification prescribes, with the identifiers of the content. */
export function expectedBody(message = complete.Message) {
  const { libraryVersion, serviceId, templateId, userId } = catalogue().company.emailService;
  return {
    lib_version: libraryVersion,
    user_id: userId.value,
    service_id: serviceId.value,
    template_id: templateId.value,
    template_params: {
      from_name: complete.Name,
      from_email: complete.Email,
      from_phone: complete.Phone,
      from_location: complete.Location,
      message,
    },
  };
}

const dataFolder = process.env.BROWSER_TESTS_DATA_DIR ?? join(tmpdir(), "catalogue-browser-tests");

/** The enquiries that the server under test, or another one, has stored: under this name, or all of them. */
export function storedEnquiries(name?: string, folder = dataFolder): Record<string, string>[] {
  const database = new DatabaseSync(join(folder, "enquiries.sqlite"), { readOnly: true });
  const rows = database.prepare("select request from enquiries").all() as { request: string }[];
  database.close();
  return rows
    .map(({ request }) => (JSON.parse(request) as { template_params: Record<string, string> }).template_params)
    .filter(({ from_name: from }) => name === undefined || from === name);
}
