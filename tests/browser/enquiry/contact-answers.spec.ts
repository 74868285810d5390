import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/fixtures.ts";
import {
  answerCalls,
  complete,
  failedWords,
  fill,
  openContact,
  send,
  sendFilled,
  sentWords,
  storedEnquiries,
} from "#tests/browser/enquiry/contact-form.ts";

const failedRequest = /Failed to load resource/;

test.describe("the reference", () => {
  test("is shown beside the specified words, and its button copies it", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = `Referred ${Date.now()}`;
    await sendFilled(page, { ...complete, Name: name });
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    const number = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await expect(number).toBeVisible();
    await page.getByRole("button", { name: "Copy the reference" }).click();
    await expect(page.getByRole("button", { name: "Copied the reference" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await number.textContent());
    expect(storedEnquiries(name)).toHaveLength(1);
  });

  test("in an address typed by hand is shown only if it is well-formed", async ({ page }) => {
    await page.goto("/contact?sent=%3Cb%3EK7M2-QX4P%3C/b%3E");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    await expect(page.getByText("Your reference")).toHaveCount(0);
  });
});

test.describe("a refusal", () => {
  test("by the site's own server is explained under the specified words, and the form keeps its values", async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(failedRequest);
    const sentence = "Several enquiries came from your connection within a minute.";
    await answerCalls(page, (route) =>
      route.fulfill({ status: 429, body: sentence, headers: { "enquiry-refusal": "too-many", "retry-after": "9" } }),
    );
    await sendFilled(page);
    await expect(page.getByRole("alert")).toHaveText(failedWords);
    await expect(page.getByText(`${sentence} What you entered has been kept.`)).toBeVisible();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(complete.Message);
    await page.reload();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(complete.Message);
  });

  test("by any other service is explained only by the time to wait", async ({ page, allowConsoleError }) => {
    allowConsoleError(failedRequest);
    await answerCalls(page, (route) =>
      route.fulfill({ status: 503, body: "upstream connect error", headers: { "retry-after": "120" } }),
    );
    await sendFilled(page);
    await expect(page.getByText("You can send it again in 2 minutes. What you entered has been kept.")).toBeVisible();
    await expect(page.getByText("upstream")).toHaveCount(0);
  });

  test("does not occur while the browser is offline: the visitor is told why, and can send it later", async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    let isOffline = true;
    await answerCalls(page, (route) =>
      isOffline ? route.abort("internetdisconnected") : route.fulfill({ body: "OK" }),
    );
    await openContact(page);
    await fill(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText("this site will ask whether to send it")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText("");
    await expect(page.getByRole("button", { name: "Send it now" })).toHaveCount(0);
    isOffline = false;
    await context.setOffline(false);
    await expect(page.getByText("this site will ask whether to send it")).toHaveCount(0);
    await page.getByRole("button", { name: "Send it now" }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
  });
});

test.describe("a browser that calls itself offline on a working line", () => {
  const openOffline = async (page: Page) => {
    await openContact(page);
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  };

  test("sends the enquiry", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openOffline(page);
    await fill(page);
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(calls).toHaveLength(1);
  });

  test("shows the server's reason for a refusal", async ({ page, allowConsoleError }) => {
    allowConsoleError(failedRequest);
    const sentence = "Several enquiries came from your connection within a minute.";
    await answerCalls(page, (route) =>
      route.fulfill({ status: 429, body: sentence, headers: { "enquiry-refusal": "too-many" } }),
    );
    await openOffline(page);
    await fill(page);
    await send(page);
    await expect(page.getByText(`${sentence} What you entered has been kept.`)).toBeVisible();
    await expect(page.getByText("when you are back online")).toHaveCount(0);
  });

  test("posts the form to the server when its code cannot be loaded", async ({ page, allowConsoleError }) => {
    allowConsoleError(failedRequest);
    await page.route("**/static/js/submission-*.js", (route) => route.abort());
    await openOffline(page);
    await fill(page);
    await send(page);
    // The server's answer, with a reference. The page then takes it out of its address.
    await expect(page.getByRole("main").getByRole("status")).toContainText("Your message has been sent.");
    await expect(page.getByText("Your reference")).toBeVisible();
  });
});

test("an enquiry whose request something in the browser stops is posted as a form at the second attempt", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(failedRequest);
  await answerCalls(page, (route) => route.abort("blockedbyclient"));
  await sendFilled(page);
  await expect(page.getByRole("alert")).toHaveText(failedWords);
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toContainText("Your message has been sent.");
  await expect(page.getByText("Your reference")).toBeVisible();
});

test.describe("the form's signals", () => {
  test("are sent in headers, and a form filled at once is sent after the minimum time", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await sendFilled(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    const headers = calls[0]!.headers();
    expect(headers["enquiry-trap"]).toBe("empty");
    expect(Number(headers["enquiry-fill-time-ms"])).toBeGreaterThanOrEqual(2000);
  });

  test("include a field that is hidden from sight, the keyboard and screen readers", async ({ page }) => {
    await openContact(page);
    const trap = page.locator('input[name="subject"]');
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await expect(page.getByRole("form").getByRole("textbox")).toHaveCount(5);
  });

  test("make the server refuse a form with that field filled, and the next attempt leaves it empty", async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(failedRequest);
    const name = `Trapped ${Date.now()}`;
    await openContact(page);
    await fill(page, { ...complete, Name: name });
    await page.locator('input[name="subject"]').evaluate((field: HTMLInputElement) => (field.value = "buy"));
    await send(page);
    await expect(page.getByRole("alert")).toHaveText(failedWords);
    await expect(page.getByText(/Please send the form again/)).toBeVisible();
    expect(storedEnquiries(name)).toHaveLength(0);
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(storedEnquiries(name)).toHaveLength(1);
  });
});
