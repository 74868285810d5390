import { expect, test } from "#tests/browser/fixtures.ts";
import {
  complete,
  expectedBody,
  fill,
  send,
  sentWords,
  storedEnquiries,
  siteOrigin,
} from "#tests/browser/enquiry/contact-form.ts";

test.use({ javaScriptEnabled: false });

test("the form is validated, and is returned with all messages and the entered values", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/);
  await page.goto("/contact");
  await fill(page, { Name: "A Visitor", Phone: "12345" });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await send(page);
  expect((await answer).status()).toBe(400);
  for (const [label, message] of [
    ["Email", "Email is required"],
    ["Phone", "Phone number must be 10 digits"],
    ["Location", "Location is required"],
    ["Message", "Message is required"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`^${message}`));
  }
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("A Visitor");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("12345");
});

test("a valid enquiry is stored once, and the answer can be reloaded without sending again", async ({ page }) => {
  const name = `Without JavaScript ${Date.now()}`;
  await page.goto("/contact?product=wallPanels/petPanel");
  await expect(page.getByText("Your enquiry is about PET Panel")).toBeVisible();
  await fill(page, { ...complete, Name: name, Phone: "098765 43210" });
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
  const reference = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expect(reference).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  const shown = await reference.textContent();
  await page.reload();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
  await expect(reference).toHaveText(shown ?? "");
  const { template_params: params } = expectedBody(
    `Enquiry about: PET Panel\n${siteOrigin}/wallPanels/petPanel\n\n${complete.Message}`,
  );
  expect(storedEnquiries(name)).toEqual([{ ...params, from_name: name }]);
});

test("the product can be removed by its link", async ({ page }) => {
  await page.goto("/contact?product=wallPanels/petPanel");
  await page.getByRole("link", { name: "Remove" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByText("Your enquiry is about")).toHaveCount(0);
});

test("a form filled by a program is returned with the reason and the entered values", async ({ page }) => {
  const answer = await page.request.post("/contact", {
    multipart: {
      name: "A Program",
      email: complete.Email,
      phone: complete.Phone,
      location: complete.Location,
      message: complete.Message,
      subject: "buy",
    },
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please send the form again");
  expect(html).toContain('value="A Program"');
  expect(html).not.toContain('value="buy"');
});

test("a message of the maximum length in Devanagari is accepted", async ({ page }) => {
  const name = `Long ${Date.now()}`;
  const message = "सभागार".repeat(833);
  await page.goto("/contact");
  await fill(page, { ...complete, Name: name, Message: message });
  await send(page);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(sentWords);
  expect(storedEnquiries(name)).toMatchObject([{ message }]);
});
