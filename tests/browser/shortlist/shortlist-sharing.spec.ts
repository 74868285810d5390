import { catalogue } from "#content/catalogue.ts";
import { answerCalls, complete, expectedBody, fill, send, sentWords } from "#tests/browser/enquiry/contact-form.ts";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { expect, expectStarted, open, test } from "#tests/browser/fixtures.ts";
import {
  chair,
  copiedLink,
  expectOrder,
  expectKept,
  names,
  openList,
  panel,
  rows,
  tile,
} from "#tests/browser/shortlist/shortlist-page.ts";

const asText = `Town hall:\n1. ${names.panel}, Natural Teak, D6/15, 600 × 1200 mm: 120.5 m²\n2. ${names.chair}: 220 pieces`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** The end of a list in an enquiry. */
const withLink = "\\n\\nThe list: http://[^\\s]+/shortlist#list=[\\w-]+";

test.describe("a shared link", () => {
  test("opened without a list shows its items and takes them over on request", async ({ page, browser }) => {
    await openList(page, [panel, chair], "Town hall");
    const link = await copiedLink(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await open(other, link);
    await expect(other.getByRole("heading", { name: "A list was shared with you: Town hall" })).toBeFocused();
    const shown = other.getByRole("article", { name: names.panel });
    await expect(shown.getByRole("definition")).toHaveText(["Natural Teak", "D6/15", "600 × 1200 mm", "120.5 m²"]);
    await expect(shown.getByRole("link", { name: names.panel })).toBeVisible();
    await expect(other.getByRole("heading", { name: "Your shortlist is empty" })).toHaveCount(0);
    await expectNoAxeMistakes(other);
    await expectKept(other, null);
    await other.getByRole("button", { name: "Use this list" }).click();
    await expect(other).toHaveURL("/shortlist");
    await expectKept(other, [panel, chair], "Town hall");
    await elsewhere.close();
  });

  test("never changes the visitor's own list automatically", async ({ page, context }) => {
    await openList(page, [panel, chair], "Town hall");
    const link = await copiedLink(page);
    const other = await context.newPage();
    await other.addInitScript(
      (text) => localStorage.setItem("shortlist", text),
      JSON.stringify({ name: "Mine", items: [tile] }),
    );
    await open(other, link);
    await expect(
      other.getByText("Your own list has 1 item. It will not change unless you choose to change it."),
    ).toBeVisible();
    await expectOrder(other, [names.tile]);
    await expectNoAxeMistakes(other);
    await other.getByRole("button", { name: "Dismiss" }).click();
    await expect(other).toHaveURL("/shortlist");
    await expectKept(other, [tile], "Mine");
  });

  for (const [button, name, order, items] of [
    ["Add to my list", "Mine", [names.tile, names.panel, names.chair], [tile, panel, chair]],
    ["Replace my list", "Town hall", [names.panel, names.chair], [panel, chair]],
  ] as const) {
    test(`'${button}' does that, and can be undone`, async ({ page }) => {
      await openList(page, [panel, chair], "Town hall");
      const link = await copiedLink(page);
      await page.evaluate(
        (text) => localStorage.setItem("shortlist", text),
        JSON.stringify({ name: "Mine", items: [tile] }),
      );
      await page.goto("about:blank");
      await open(page, link);
      await page.getByRole("button", { name: button }).click();
      await expectOrder(page, [...order]);
      await expectKept(page, [...items], name);
      await page.getByRole("button", { name: "Undo" }).click();
      await expectOrder(page, [names.tile]);
    });
  }

  test("pasted into an open page is shown there", async ({ page }) => {
    await openList(page, [panel]);
    const link = await copiedLink(page);
    await page.getByRole("button", { name: "Clear list" }).click();
    await expect(page.getByRole("heading", { name: "Your shortlist is empty" })).toBeVisible();
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await expect(page.getByRole("heading", { name: "A list was shared with you" })).toBeVisible();
  });

  test("that was truncated says so and leaves the list unchanged", async ({ page }) => {
    await openList(page, [chair]);
    const link = await copiedLink(page);
    await page.goto("about:blank");
    await open(page, link.slice(0, -12));
    await expect(page.getByRole("heading", { name: "There is no list in this link" })).toBeVisible();
    await expectNoAxeMistakes(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await expectOrder(page, [names.chair]);
  });

  test("is shown for manual copying if the browser does not let the page copy", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await openList(page, [chair]);
    await page.getByRole("button", { name: "Copy link" }).click();
    const field = page.getByLabel("Link to the list");
    await expect(field).toHaveValue(/\/shortlist#list=/);
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain("#list=");
  });

  test("is passed to the browser's share dialog if there is one", async ({ page }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
      Object.assign(window, { shared });
    });
    await openList(page, [chair], "Town hall");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(shared).toEqual([{ title: "Town hall", url: expect.stringContaining("/shortlist#list=") }]);
  });
});

test.describe("as an enquiry", () => {
  test("the list is in the message, below the visitor's words, and is sent in the specified fields", async ({
    page,
  }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openList(page, [panel, chair], "Town hall");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await fill(page, complete);
    await expectStarted(page);
    await page.goBack();
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    const message = page.getByLabel("Message", { exact: true });
    await expect(message).toHaveValue(new RegExp(`^${escaped(`${complete.Message}\n\n${asText}`)}${withLink}$`));
    const written = await message.inputValue();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(complete.Name);
    await send(page);
    await expect(page.getByText(sentWords)).toBeVisible();
    expect(calls.map((call) => call.postDataJSON())).toEqual([expectedBody(written)]);
    await expectKept(page, [panel, chair]);
    await page.goBack();
    const whole = page.getByRole("region", { name: "The whole list" });
    await expect(whole.getByText(/^Sent as an enquiry on \d+ \w+ \d{4}\.$/)).toBeVisible();
    await page.getByRole("button", { name: `Remove ${names.panel}` }).click();
    await expect(whole.getByText("It has been changed since then.")).toBeVisible();
  });

  test("a changed list replaces the earlier one", async ({ page }) => {
    await openList(page, [panel, chair], "Town hall");
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      new RegExp(`^${escaped(asText)}${withLink}$`),
    );
    await page.goBack();
    await page.getByRole("button", { name: `Remove ${names.panel}` }).click();
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      new RegExp(`^Town hall:\n1\\. ${names.chair}: 220 pieces${withLink}$`),
    );
  });

  test("a list of a hundred items fits into the message, which counts the items left out", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    const items = Array.from({ length: 100 }, (_, index) => ({ ...panel, size: `${600 + index} × 600 mm` }));
    await openList(page, items);
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    const { Message: _, ...others } = complete;
    await fill(page, others);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/\nand \d+ more(\n|$)/);
    await send(page);
    await expect(page.getByText(sentWords)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test("samples are asked for with their delivery address in the specified fields", async ({ page }) => {
    await openList(page, [panel, chair], "Town hall");
    await page.getByRole("button", { name: "Ask for samples" }).click();
    const dialog = page.getByRole("dialog", { name: "Ask for samples" });
    const address = dialog.getByLabel("Delivery address");
    await dialog.getByLabel("Swiss Oak").check();
    await dialog.getByRole("button", { name: "Ask for 2 samples" }).click();
    await expect(address).toHaveAccessibleDescription("Enter the delivery address");
    await expect(address).toBeFocused();
    await address.fill("12 Site Road, Jaipur");
    await expectNoAxeMistakes(page);
    await dialog.getByRole("button", { name: "Ask for 2 samples" }).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      `Please send samples for Town hall:\n${names.panel}: Natural Teak, Swiss Oak\n\nDeliver to:\n12 Site Road, Jaipur`,
    );
  });

  test("the chat is opened with the list in it", async ({ page }) => {
    await openList(page, [panel, chair], "Town hall");
    const link = page.getByRole("link", { name: "Send in a chat message" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.pathname).toContain(catalogue().company.chat!.phone.value.replaceAll(/\D/g, ""));
    expect(address.searchParams.get("text")).toBe(asText);
  });
});
