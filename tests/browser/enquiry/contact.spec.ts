import { expect, holdScripts, test } from "#tests/browser/fixtures.ts";
import {
  answerCalls,
  complete,
  expectedBody,
  failedWords,
  fill,
  openContact,
  send,
  sendFilled,
  sendPath,
  sentWords,
  storedEnquiries,
  type Label,
} from "#tests/browser/enquiry/contact-form.ts";

const failedRequest = /Failed to load resource/;

test.describe("validation", () => {
  test("an empty form shows all five messages at once, each at its field, focuses the first and sends nothing", async ({
    page,
  }) => {
    const calls = await answerCalls(page, (route) => route.abort());
    await openContact(page);
    await send(page);
    for (const [label, message] of [
      ["Name", "Name is required"],
      ["Email", "Email is required"],
      ["Phone", "Phone is required"],
      ["Location", "Location is required"],
      ["Message", "Message is required"],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    expect(calls).toHaveLength(0);
  });

  for (const [label, value, message] of [
    ["Name", "   ", "Name is required"],
    ["Email", "asha@example.com, sales@example.com", "Email is invalid Write one address here"],
    ["Phone", "+91 98765 432101", "Phone number must be 10 digits"],
  ] as [Label, string, string][]) {
    test(`${label} '${value}' alone is refused with '${message}' and focused, and nothing is sent`, async ({
      page,
    }) => {
      const calls = await answerCalls(page, (route) => route.abort());
      await sendFilled(page, { ...complete, [label]: value });
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(field).toBeFocused();
      await expect(page.locator("[aria-invalid]")).toHaveCount(1);
      expect(calls).toHaveLength(0);
    });
  }

  test("a message disappears as soon as its field is valid, and the others stay", async ({ page }) => {
    await openContact(page);
    await send(page);
    await page.getByLabel("Name", { exact: true }).fill("A Visitor");
    await expect(page.getByText("Name is required")).toHaveCount(0);
    await expect(page.getByText("Email is required")).toBeVisible();
  });

  test("the message field is a text area of three rows", async ({ page }) => {
    await openContact(page);
    await expect(page.getByLabel("Message", { exact: true })).toHaveJSProperty("rows", 3);
  });
});

test.describe("sending", () => {
  test("the body is exactly as specified; status 200 is a success, which is announced and clears the form", async ({
    page,
  }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ status: 200, body: "" }));
    await sendFilled(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    await expect(page.getByRole("main").getByRole("status")).toBeInViewport();
    for (const label of Object.keys(complete)) await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
    expect(calls).toHaveLength(1);
    expect(new URL(calls[0]!.url()).pathname).toBe(sendPath);
    expect(calls[0]!.method()).toBe("POST");
    expect(calls[0]!.headers()["content-type"]).toBe("application/json");
    expect(calls[0]!.postDataJSON()).toEqual(expectedBody());
  });

  test("the site's own server stores the enquiry", async ({ page }) => {
    const name = `Kept ${Date.now()}`;
    await sendFilled(page, { ...complete, Name: name, Phone: "+91 98765 43210" });
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(storedEnquiries(name)).toEqual([{ ...expectedBody().template_params, from_name: name }]);
  });

  for (const [failure, answer] of [
    ["another status", { status: 500, body: "The user ID is invalid" }],
    ["a status of success other than 200", { status: 204, body: "" }],
  ] as const) {
    test(`${failure} is a failure, which is announced and keeps the input`, async ({ page, allowConsoleError }) => {
      allowConsoleError(failedRequest);
      await answerCalls(page, (route) => route.fulfill(answer));
      await sendFilled(page);
      await expect(page.getByRole("alert")).toHaveText(failedWords);
      await expect(page.getByRole("alert")).toBeInViewport();
      for (const [label, value] of Object.entries(complete)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      }
    });
  }

  test("a network error is a failure, and the next attempt can succeed", async ({ page, allowConsoleError }) => {
    allowConsoleError(failedRequest);
    let online = false;
    await answerCalls(page, (route) => (online ? route.fulfill({ body: "OK" }) : route.abort("failed")));
    await sendFilled(page);
    await expect(page.getByRole("alert")).toHaveText(failedWords);
    online = true;
    await send(page);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    await expect(page.getByRole("alert")).toBeEmpty();
  });

  test("while it is sent the button says so, stays in place with focus, and more clicks send nothing more", async ({
    page,
  }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const calls = await answerCalls(page, async (route) => {
      await answered;
      await route.fulfill({ body: "OK" });
    });
    await openContact(page);
    await fill(page);
    await page.getByRole("button", { name: "Send enquiry" }).dblclick();
    const button = page.getByRole("button", { name: "Sending…" });
    await expect(button).toBeFocused();
    await expect(page.getByRole("form", { name: "Enquiry" })).toHaveAttribute("aria-busy", "true");
    await page.keyboard.press("Enter");
    answer();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeFocused();
    expect(calls).toHaveLength(1);
  });

  for (const state of ["as it was built", "changed by an extension while it was parsed"])
    test(`a form that is submitted before the script has started is sent by it, once, in a page ${state}`, async ({
      page,
      allowConsoleError,
    }) => {
      // React renders the changed part again, and says so.
      allowConsoleError(/Minified React error #418/);
      if (state !== "as it was built")
        await page.route("/contact", async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/<form class="enquiry[\s\S]*?<\/form>/, "<div>$&</div>");
          await route.fulfill({ response, body });
        });
      const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
      const scripts = await holdScripts(page);
      await page.goto("/contact", { waitUntil: "commit" });
      await fill(page);
      await send(page);
      await send(page);
      scripts.resolve();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
      expect(calls.map((call) => call.postDataJSON())).toEqual([expectedBody()]);
    });

  test("a form whose rules do not load is posted to the server, which stores the enquiry", async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(failedRequest);
    const name = `Handed ${Date.now()}`;
    await page.route("**/static/js/schema-*", (route) => route.abort("failed"));
    await sendFilled(page, { ...complete, Name: name });
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(storedEnquiries(name)).toEqual([{ ...expectedBody().template_params, from_name: name }]);
  });

  test("without the user, service or template identifier the call is refused in advance", async ({
    page,
    allowConsoleError,
  }) => {
    allowConsoleError(/MissingIdentifierError: The email service's user identifier is missing\./);
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    const userId = expectedBody().user_id;
    await page.route("**/static/data/*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(userId, "") });
    });
    await sendFilled(page);
    await expect(page.getByRole("alert")).toHaveText(failedWords);
    expect(calls).toHaveLength(0);
  });

  test("the whole form can be filled in and sent using only the keyboard", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ body: "OK" }));
    await openContact(page);
    await page.getByLabel("Name", { exact: true }).focus();
    for (const value of Object.values(complete)) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(page.getByRole("checkbox", { name: /^Email me a receipt/ })).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Send enquiry" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
    expect(calls[0]!.postDataJSON()).toEqual(expectedBody());
    expect(calls[0]!.headers()).toMatchObject({ "enquiry-receipt": "wanted" });
  });
});
