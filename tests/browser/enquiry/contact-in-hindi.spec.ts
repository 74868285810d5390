import type { Page } from "@playwright/test";
import { Mistakes } from "#content/load/mistake.ts";
import { readSources } from "#content/load/sources.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { answerCalls, complete, expectedBody, sentWords, storedEnquiries } from "./contact-form.ts";

/** The Hindi of the English texts. */
const translations = new Map(
  [...readSources("content", new Mistakes()).hindi.values()]
    .flatMap((file) => file?.entry ?? [])
    .map(({ english, hindi }) => [english, hindi] as const),
);

function inHindi(english: string): string {
  const hindi = translations.get(english);
  if (!hindi) throw new Error(`There is no Hindi for “${english}”.`);
  return hindi;
}

async function fill(page: Page, values: Partial<typeof complete>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.getByLabel(inHindi(field), { exact: true }).fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: inHindi("Send enquiry") }).click();

async function expectMessages(page: Page): Promise<void> {
  for (const [label, message] of [
    ["Email", "Email is invalid"],
    ["Phone", "Phone number must be 10 digits"],
    ["Location", "Location is required"],
  ] as const) {
    const field = page.getByLabel(inHindi(label), { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${inHindi(message)}`));
  }
  await expect(page.getByLabel(inHindi("Name"), { exact: true })).toHaveValue("आशा");
}

const wrong = { Name: "आशा", Email: "asha@", Phone: "12345", Message: "400 सीटों का हॉल।" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a wrong form is refused in Hindi, keeps what was typed, and is stored once it is corrected", async ({
      page,
      allowConsoleError,
    }) => {
      if (!javaScriptEnabled) allowConsoleError(/status of 400/);
      await (javaScriptEnabled ? open(page, "/hi/contact") : page.goto("/hi/contact"));
      await fill(page, wrong);
      await send(page);
      await expectMessages(page);
      const name = `आशा ${Date.now()}`;
      await fill(page, { ...complete, Name: name });
      await send(page);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(inHindi(sentWords));
      await expect(page.getByText(inHindi("Your reference"))).toBeVisible();
      await expect(page).toHaveURL(/\/hi\/contact/);
      expect(storedEnquiries(name)).toEqual([{ ...expectedBody().template_params, from_name: name }]);
    });
  });
}

test("the reason of a refusal by the server is in Hindi, with its time", async ({ page, allowConsoleError }) => {
  allowConsoleError(/status of 429/);
  await open(page, "/hi/contact");
  await answerCalls(page, (route) =>
    route.fulfill({
      status: 429,
      headers: { "enquiry-refusal": "too-many" },
      body: "Several enquiries have been sent from your connection in the last minute. Please send this one again in 40 seconds.",
    }),
  );
  await fill(page, complete);
  await send(page);
  await expect(page.getByRole("main")).toContainText(
    inHindi(
      "Several enquiries have been sent from your connection in the last minute. Please send this one again in {time}.",
    ).replace("{time}", inHindi("{n} seconds").replace("{n}", "40")),
  );
});

test("a page in Hindi fetches its font, an English page does not, and the link between them keeps the page", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await open(page, "/contact");
  expect(fonts.filter((address) => address.includes("/hindi."))).toEqual([]);
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(inHindi("Contact Us"));
  await expect.poll(() => fonts.filter((address) => address.includes("/hindi."))).toHaveLength(1);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/contact");
});
