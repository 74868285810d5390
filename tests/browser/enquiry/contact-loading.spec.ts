import { expect, holdScripts, test } from "#tests/browser/fixtures.ts";
import { answerCalls, sendFilled, sentWords } from "#tests/browser/enquiry/contact-form.ts";

test.describe("while the code that sends is still loading", () => {
  test("the fields are disabled, and their values after loading are sent and cleared", async ({ page }) => {
    const calls = await answerCalls(page, (route) => route.fulfill({ json: { reference: "K7M2-QX4P" } }));
    const scripts = await holdScripts(page, "**/static/js/submission-*.js");
    await sendFilled(page);
    const location = page.getByLabel("Location", { exact: true });
    await expect(location).toHaveJSProperty("readOnly", true);
    // Like a program that fills in forms.
    await location.evaluate((field: HTMLInputElement) => (field.value = "Pune"));
    scripts.resolve();
    await expect(page.getByText(sentWords)).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.postDataJSON()).toMatchObject({ template_params: { from_location: "Pune" } });
    await expect(location).toHaveValue("");
  });
});
