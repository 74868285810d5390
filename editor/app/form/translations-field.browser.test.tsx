import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { ContentForm } from "./content-form.tsx";
import { FieldStatesContext, nothingSaid } from "./field-state.ts";
import { toFormSchema } from "./form-schema.ts";

const schema = toFormSchema({
  type: "array",
  translations: true,
  items: { type: "object", properties: { english: { type: "string" }, hindi: { type: "string" } } },
});

/** Opens the form of a file of translations. `value` returns the latest value. */
async function open(written: object[], englishTexts?: string[]) {
  let latest: unknown = written;
  function Form() {
    const [typed, setTyped] = useState<unknown>(written);
    const change = (next: unknown) => {
      latest = next;
      setTyped(next);
    };
    return (
      <FieldStatesContext value={{ ...nothingSaid, englishTexts }}>
        <ContentForm schema={schema} value={typed} onChange={change} />
      </FieldStatesContext>
    );
  }
  await renderPart(<Form />);
  return { value: () => latest };
}

describe("a file of translations", () => {
  test("shows each English text with its Hindi, and says how many are still in English", async () => {
    const hall = { english: "Hall", hindi: "हॉल" };
    const { value } = await open([hall], ["Door", "Hall", "Stage"]);
    await expect.element(page.getByLabelText("Hall")).toHaveValue("हॉल");
    await expect.element(page.getByRole("status")).toHaveTextContent("2 texts are still in English.");
    await userEvent.type(page.getByLabelText("Door"), "दरवाज़ा");
    await expect.element(page.getByRole("status")).toHaveTextContent("1 text is still in English.");
    expect(value()).toEqual([hall, { english: "Door", hindi: "दरवाज़ा" }]);
    await userEvent.clear(page.getByLabelText("Hall"));
    await expect.element(page.getByRole("status")).toHaveTextContent("2 texts are still in English.");
    expect(value()).toEqual([{ english: "Hall" }, { english: "Door", hindi: "दरवाज़ा" }]);
  });

  test("keeps the Hindi of a text that has changed, until it is removed", async () => {
    const { value } = await open([{ english: "Old hall", hindi: "पुराना हॉल" }], ["New hall"]);
    await page.getByText("1 text no longer on the site").click();
    await expect.element(page.getByText("पुराना हॉल")).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    expect(value()).toEqual([]);
  });

  test("of words in the code says that every text is in Hindi", async () => {
    await open([{ english: "Menu", hindi: "मेन्यू" }]);
    await expect.element(page.getByRole("status")).toHaveTextContent("Every text is in Hindi.");
  });
});
