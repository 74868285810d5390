import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { ContentForm } from "./content-form.tsx";
import { FieldStatesContext, nothingSaid } from "./field-state.ts";
import { toFormSchema } from "./form-schema.ts";
import { samplesIn } from "./samples.ts";

const text = { type: "string" };
const marked = { type: "object", properties: { value: text, sample: { const: true } }, required: ["value"] };
const sampled = { anyOf: [text, marked] };
const start = { name: { value: "One", sample: true }, email: { value: "a@example.com", sample: true } };
const states = { ...nothingSaid, samples: samplesIn(start) };

function Form() {
  const [value, setValue] = useState<unknown>(start);
  const schema = { type: "object", properties: { name: sampled, email: sampled }, required: ["name", "email"] };
  return (
    <FieldStatesContext value={states}>
      <ContentForm schema={toFormSchema(schema)} value={value} onChange={setValue} />
    </FieldStatesContext>
  );
}

test("a confirmed sample leads to the next one, and the last one of a file to none", async () => {
  await renderPart(<Form />);
  const right = (name: RegExp) => page.getByRole("button", { name });
  await right(/is correct\s*: Name$/).click();
  await page.getByRole("button", { name: "Next sample" }).click();
  await expect.element(page.getByRole("textbox", { name: "Email address" })).toHaveFocus();
  await right(/is correct\s*: Email address$/).click();
  expect(page.getByRole("button", { name: "Next sample" }).elements()).toHaveLength(1);
});

test("a refused value is corrected with one click, also inside a sample", async () => {
  const offer = { at: ["email", "value"], value: "a@example.com", words: "a@example.com", isEmpty: false };
  const onTake = vi.fn<(offers: readonly unknown[]) => void>();
  const schema = toFormSchema({ type: "object", properties: { name: sampled, email: sampled } });
  await renderPart(
    <FieldStatesContext value={{ ...states, offers: [{ ...offer, isCorrection: true }], onTake }}>
      <ContentForm schema={schema} value={start} onChange={() => {}} />
    </FieldStatesContext>,
  );
  await page.getByRole("button", { name: "Use a@example.com" }).click();
  expect(onTake).toHaveBeenCalledWith([expect.objectContaining(offer)]);
});
