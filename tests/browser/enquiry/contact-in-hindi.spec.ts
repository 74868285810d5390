import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { answerCalls, complete, expectedBody, storedEnquiries } from "./contact-form.ts";

const labels = { Name: "नाम", Email: "ईमेल", Phone: "फ़ोन", Location: "स्थान", Message: "संदेश" };
const sentWords = "आपका संदेश भेज दिया गया है। हम जल्द ही आपसे संपर्क करेंगे!";

async function fill(page: Page, values: Partial<typeof complete>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.getByLabel(labels[field as keyof typeof labels], { exact: true }).fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: "पूछताछ भेजें" }).click();

async function expectMessages(page: Page): Promise<void> {
  for (const [label, message] of [
    ["ईमेल", "यह ईमेल पता सही नहीं है"],
    ["फ़ोन", "फ़ोन नंबर 10 अंकों का होना चाहिए"],
    ["स्थान", "कृपया अपना स्थान लिखें"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(page.getByLabel("नाम", { exact: true })).toHaveValue("आशा");
}

const wrong = { Name: "आशा", Email: "asha@", Phone: "12345", Message: "400 सीटों का हॉल।" };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
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
      await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
      await expect(page.getByText("आपकी संदर्भ संख्या")).toBeVisible();
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
  await expect(page.getByRole("main")).toContainText("कृपया इसे 40 सेकंड बाद फिर भेजें। आपने जो लिखा था, वह सुरक्षित है।");
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("संपर्क करें");
  await expect.poll(() => fonts.filter((address) => address.includes("/hindi."))).toHaveLength(1);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/contact");
});
