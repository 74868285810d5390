import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, longHindiText, longWord } from "#app/testing/awkward-texts.ts";
import { drawing } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderOnPage } from "#app/testing/render-part.tsx";
import { enquiryFields, type EnquiryErrors } from "../fields.ts";
import { EnquiryForm } from "./enquiry-form.tsx";

type FormProps = Parameters<typeof EnquiryForm>[0];

const service = { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" };

const notSent = { sent: false, reference: undefined, receipt: undefined };

const render = (rest: Partial<FormProps> = {}) =>
  renderOnPage(
    <div className="contact grid">
      <EnquiryForm answer={undefined} sent={notSent} service={service} product={undefined} {...rest} />
    </div>,
    "/contact",
  );

/** The form as rendered by the server, with this value in every field and this error in every field or in one. */
function refused(value: string, wrong: EnquiryErrors): Partial<FormProps> {
  const values = { name: value, email: value, phone: value, location: value, message: value };
  return { answer: { phase: "invalid", errors: wrong, values, explanation: undefined } };
}

const everyField = (words: string) => Object.fromEntries(enquiryFields.map((field) => [field, words]));

describe("the enquiry form", () => {
  test("has five named fields without errors before anything is written", async () => {
    const part = await render();
    for (const name of ["Name", "Email", "Phone", "Location", "Message"]) {
      const field = page.getByRole("textbox", { name });
      await expect.element(field).toBeVisible();
      await expect.element(field).not.toHaveAttribute("aria-invalid");
    }
    expect(
      page
        .getByRole("alert")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([""]);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("shows the error below its field, and none below the others", async () => {
    await render(refused("", { phone: "Enter a number of ten digits." }));
    await expect
      .element(page.getByRole("textbox", { name: "Phone" }))
      .toHaveAccessibleDescription("Enter a number of ten digits.");
    const invalid = page
      .getByRole("textbox")
      .elements()
      .filter((field) => field.hasAttribute("aria-invalid"));
    expect(invalid).toHaveLength(1);
  });

  test.each([
    ["a word of sixty letters", longWord],
    ["long Hindi", longHindiText],
  ])("holds %s in every field and in every error", async (_kind, text) => {
    const part = await render(refused(text, everyField(text)));
    expect(part.querySelectorAll(".text-field__error")).toHaveLength(enquiryFields.length);
    await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue(text);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("names its product: %s", async (_kind, name) => {
    const part = await render({ product: { id: "wallPanels/corkPanel", name, drawing } });
    expect(part.textContent).toContain(`Your enquiry is about ${name}`);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("asks in the message where to send a sample, and only then", async () => {
    const product = { id: "wallPanels/corkPanel", name: "Cork Panel", drawing };
    const message = page.getByRole("textbox", { name: "Message" });
    await render({ product: { ...product, ask: "ask=epd" } });
    await expect.element(message).not.toHaveAccessibleDescription();
    await render({ product: { ...product, ask: "ask=sample&finish=Oak" } });
    await expect.element(message).toHaveAccessibleDescription("Write here where to send the sample.");
  });

  test.each([longWord, longHindiText])("explains why sending failed: “%s”", async (explanation) => {
    const { answer } = refused("", {});
    const part = await render({ answer: answer && { ...answer, phase: "failed", explanation } });
    await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
    expect(part.textContent).toContain(explanation);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("confirms a sent enquiry, with its reference or without", async () => {
    for (const reference of ["K7M2-QX4P", undefined]) {
      const part = await render({ sent: { ...notSent, sent: true, reference } });
      await expect.element(page.getByText("Your message has been sent.")).toBeVisible();
      expect(page.getByText("Your reference").elements()).toHaveLength(reference ? 1 : 0);
      expect(await layoutFaultsOnScreens(part)).toEqual([]);
    }
  });

  test.each([
    [true, "We are emailing you a receipt."],
    [false, "We could not email a receipt"],
  ])("says whether a requested receipt is on its way: %s", async (receipt, words) => {
    const part = await render({ sent: { sent: true, reference: "K7M2-QX4P", receipt } });
    await expect.element(page.getByText(words)).toBeVisible();
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("requests a receipt only when the visitor ticks the box", async () => {
    await render();
    const choice = page.getByRole("checkbox", { name: /^Email me a receipt/ });
    await expect.element(choice).not.toBeChecked();
    await expect.element(choice).toHaveAccessibleDescription(/not your message/);
  });
});
