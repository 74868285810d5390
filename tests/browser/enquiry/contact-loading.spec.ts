import { expect, test } from "#tests/browser/fixtures.ts";
import { answerCalls, fill, openContact, send, sentWords } from "#tests/browser/enquiry/contact-form.ts";

test.describe("while the code that sends is still loading", () => {
  test("the fields are disabled, and their values after loading are sent and cleared", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ json: { reference: "K7M2-QX4P" } }));
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/static/js/submission-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await openContact(page);
    await fill(page);
    await send(page);
    const location = page.getByLabel("Location", { exact: true });
    await expect(location).toHaveJSProperty("readOnly", true);
    // Like a program that fills in forms.
    await location.evaluate((field: HTMLInputElement) => (field.value = "Pune"));
    letThrough();
    await expect(page.getByText(sentWords)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.postDataJSON()).toMatchObject({ template_params: { from_location: "Pune" } });
    await expect(location).toHaveValue("");
  });
});
