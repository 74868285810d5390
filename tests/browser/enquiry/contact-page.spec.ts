import { expect, expectReady, test } from "#tests/browser/fixtures.ts";
import {
  answerCalls,
  complete,
  expectedBody,
  fill,
  openContact,
  send,
  sentWords,
} from "#tests/browser/enquiry/contact-form.ts";

test.describe("the draft", () => {
  test("survives a reload, and is deleted once it is sent", async ({ page }) => {
    await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openContact(page);
    await fill(page);
    await page.reload();
    for (const [label, value] of Object.entries(complete)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    await expectReady(page);
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    await page.reload();
    await expectReady(page);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  });

  test("survives a visit to another page", async ({ page }) => {
    await openContact(page);
    await fill(page);
    await page.getByRole("link", { name: "Projects" }).first().click();
    await expect(page).toHaveURL("/projects");
    await page.goBack();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(complete.Message);
  });

  test("a visitor who is offline is told so, and told when back online", async ({ page, context }) => {
    await openContact(page);
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toHaveCount(0);
  });
});

test.describe("a product", () => {
  test("named in the address is shown and sent with the message, which keeps the visitor's words", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openContact(page, "/contact?product=wallPanels/petPanel");
    await expect(page.getByText("Your enquiry is about PET Panel")).toBeVisible();
    await fill(page);
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    const body = calls[0]!.postDataJSON() as ReturnType<typeof expectedBody>;
    expect(body).toEqual(
      expectedBody(
        `Enquiry about: PET Panel\n${new URL(page.url()).origin}/wallPanels/petPanel\n\n${complete.Message}`,
      ),
    );
    await expect(page.getByText("Your enquiry is about")).toHaveCount(0);
    await expect(page).toHaveURL("/contact");
  });

  test("can be removed, and the form keeps its values", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openContact(page, "/contact?product=wallPanels/petPanel");
    await fill(page);
    await page.getByRole("link", { name: "Remove" }).click();
    await expect(page.getByText("Your enquiry is about")).toHaveCount(0);
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(calls[0]!.postDataJSON()).toEqual(expectedBody());
  });

  test("that does not exist is ignored", async ({ page }) => {
    await openContact(page, "/contact?product=wallPanels/nothing");
    await expect(page.getByText("Your enquiry is about")).toHaveCount(0);
  });

  test("is shown on a static host too, which has one page for every query", async ({ page, baseURL }) => {
    await page.route("**/contact?*", async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/contact` }) });
    });
    await openContact(page, "/contact?product=wallPanels/petPanel");
    await expect(page.getByText("Your enquiry is about PET Panel")).toBeVisible();
  });
});

test.describe("the address panel", () => {
  test("gives both offices, the phones and the five links", async ({ page }) => {
    await openContact(page);
    const main = page.getByRole("main");
    await expect(main.getByText("Corporate office", { exact: true })).toBeVisible();
    await expect(main.getByText("Registered office", { exact: true })).toBeVisible();
    await expect(main.locator('a[href^="tel:+91"]')).toHaveCount(2);
    for (const [name, href] of [
      ["Social network", /^https:/],
      ["Professional network", /^https:/],
      ["Email", /^mailto:/],
      ["Chat", /^https:.*\d{12}$/],
      ["E-catalogue (PDF)", /^\/.*\.pdf$/],
    ] as const) {
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
  });
});
