import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { withValue } from "../../store/with-value.ts";
import type { FieldMistake, FieldOffer } from "../api.ts";
import { ContentForm } from "./content-form.tsx";
import { FieldStatesContext, goToField, nothingSaid } from "./field-state.ts";
import { toFormSchema } from "./form-schema.ts";

const text = { type: "string" };
const group = (properties: object, required: string[]) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const named = (value: object) => ({ type: "object", propertyNames: text, additionalProperties: value });

const missing: FieldMistake = { path: "a.yaml", line: 1, at: ["seo", "title"], message: "Write the title." };

function Form({ schema, start, titleRequired = false }: { schema: object; start: unknown; titleRequired?: boolean }) {
  const [value, setValue] = useState(start);
  const { seo } = value as { seo?: { title?: string } };
  const states = {
    ...nothingSaid,
    mistakes: titleRequired && !seo?.title ? [missing] : [],
    termLabels: { "bs-7176": "BS 7176", stc: "Sound transmission class" },
  };
  return (
    <FieldStatesContext value={states}>
      <ContentForm schema={toFormSchema(schema)} value={value} onChange={setValue} />
    </FieldStatesContext>
  );
}

const figures = {
  nrc: { label: "NRC", term: "absorption" },
  stc: { label: "STC", term: "" },
  fire: { label: "Fire", term: "" },
  life: { label: "Life", term: "" },
};

test("an entry of a file of named groups is listed by its label and opens with one click", async () => {
  const schema = named(group({ label: text, term: text }, ["label"]));
  await renderPart(<Form schema={schema} start={figures} />);
  const field = page.getByLabelText("Label").first();
  await expect.element(field).not.toBeVisible();
  await page.getByText("NRC", { exact: true }).click();
  await expect.element(field).toBeVisible();
  await expect.element(field).toHaveValue("NRC");
  expect(page.getByRole("button", { name: "NRC", exact: true }).elements()).toEqual([]);
});

test("the phone numbers and email addresses are open, and a list with the most items that it may have offers no button for another", async () => {
  const list = (maxItems: number) => ({ type: "array", items: text, maxItems });
  const schema = group({ phones: list(2), emails: list(3) }, []);
  await renderPart(<Form schema={schema} start={{ phones: ["1", "2"], emails: ["1", "2"] }} />);
  await expect.element(page.getByRole("button", { name: "Add an email address" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add a phone number" })).not.toBeInTheDocument();
});

test("a colour can be chosen instead of typed", async () => {
  const schema = group({ colour: { ...text, format: "color" } }, []);
  await renderPart(<Form schema={schema} start={{ colour: "#8a7f6d" }} />);
  const choice = page.getByLabelText("Choose the colour");
  await expect.element(choice).toHaveValue("#8a7f6d");
  await choice.fill("#2c3f5c");
  await expect.element(page.getByLabelText(/^Colour/)).toHaveValue("#2c3f5c");
});

test("an entry added under a name is open with the focus in its first field, even beside others", async () => {
  const schema = named(group({ label: text, term: text }, ["label"]));
  await renderPart(<Form schema={schema} start={figures} />);
  await page.getByLabelText("Add an entry").fill("weight");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("root_weight_label"));
  await expect.element(page.elementLocator(document.activeElement!)).toBeInViewport();
});

test("an added figure has the focus, and the warranty, which has a separate field, is not offered", async () => {
  const marked = { type: "object", properties: { value: text, sample: { const: true } }, required: ["value"] };
  const keys = { type: "string", enum: ["nrc", "stc", "warranty"] };
  const record = { type: "object", propertyNames: keys, additionalProperties: { anyOf: [text, marked] } };
  const card = group({ title: text, figures: record }, ["title", "figures"]);
  await renderPart(<Form schema={group({ card }, ["card"])} start={{ card: { title: "Sound", figures: {} } }} />);
  await page.getByRole("button", { name: "Card" }).click();
  await expect.element(page.getByLabelText("Add a figure").getByRole("option", { name: "nrc" })).toBeInTheDocument();
  expect(page.getByRole("option", { name: "warranty" }).elements()).toEqual([]);
  await page.getByLabelText("Add a figure").selectOptions("stc");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("root_card_figures_stc"));
});

test("a figure that other products in the category have is added with one click", async () => {
  const marked = group({ value: text, sample: { const: true } }, ["value"]);
  const keys = { type: "string", enum: ["nrc", "stc"] };
  const record = { type: "object", propertyNames: keys, additionalProperties: { anyOf: [text, marked] } };
  const schema = toFormSchema(group({ figures: record }, ["figures"]));
  function Figures() {
    const [value, setValue] = useState<unknown>({ figures: {} });
    return (
      <FieldStatesContext value={{ ...nothingSaid, usualFigures: ["stc"] }}>
        <ContentForm schema={schema} value={value} onChange={setValue} />
      </FieldStatesContext>
    );
  }
  await renderPart(<Figures />);
  await page.getByRole("button", { name: "Figures" }).click();
  await page.getByRole("button", { name: "Add stc" }).click();
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("root_figures_stc"));
  expect(page.getByRole("button", { name: /^Add (?:nrc|stc)$/ }).elements()).toEqual([]);
});

test("named lines are fields without collapsing, each with a remove button", async () => {
  const rooms = { hall: "Hall", court: "Courtroom", cinema: "Cinema", office: "Office" };
  await renderPart(<Form schema={group({ rooms: named(text) }, ["rooms"])} start={{ rooms }} />);
  await page.getByRole("button", { name: "Rooms" }).click();
  await expect.element(page.getByLabelText("court", { exact: true })).toHaveValue("Courtroom");
  await page.getByRole("button", { name: "Remove: court" }).click();
  expect(page.getByLabelText("court", { exact: true }).elements()).toEqual([]);
  await expect.element(page.getByLabelText("cinema", { exact: true })).toBeVisible();
});

test("a section opened by a mistake stays open after the correction, and marks optional groups", async () => {
  const size = group({ widthMm: { type: "number" } }, ["widthMm"]);
  const seo = group({ title: text, size }, ["title"]);
  await renderPart(<Form schema={group({ seo }, ["seo"])} start={{ seo: { title: "" } }} titleRequired />);
  const title = page.getByLabelText("Title");
  await expect.element(page.getByText("Write the title.")).toBeVisible();
  await title.fill("Panel");
  expect(page.getByText("Write the title.").elements()).toEqual([]);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole("group", { name: "Size optional" })).toBeVisible();
});

test("going to a field opens its section", async () => {
  const seo = group({ title: text }, ["title"]);
  await renderPart(<Form schema={group({ seo }, ["seo"])} start={{ seo: { title: "Panel" } }} />);
  expect(page.getByLabelText("Title").elements()).toEqual([]);
  goToField(["seo", "title"]);
  await expect.element(page.getByLabelText("Title")).toHaveFocus();
});

const list = (items: object) => ({ type: "array", items });

test("the entries of a long list are collapsed with their text as title, and a new one is open with the focus", async () => {
  const synonyms = list(group({ said: list(text), meant: list(text) }, ["said", "meant"]));
  const start = {
    synonyms: Array.from({ length: 12 }, (_, index) => ({ said: [`felt ${index}`, "fleece"], meant: ["PET"] })),
  };
  await renderPart(<Form schema={group({ synonyms }, ["synonyms"])} start={start} />);
  await page.getByRole("button", { name: "Other words for the same" }).click();
  const said = page.getByLabelText("What visitors type 2", { exact: true });
  await expect.element(said.nth(3)).not.toBeVisible();
  await page.getByText("felt 3, fleece").click();
  await expect.element(said.nth(3)).toBeVisible();
  await page.getByRole("button", { name: /^Add another\s*: what visitors type$/ }).click();
  const added = page.getByLabelText("What visitors type 3", { exact: true });
  await expect.element(added).toHaveFocus();
  // No button that removes an entry follows its text.
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: /^Add another\s*: what visitors type$/ })).toHaveFocus();
  await expect.element(added).toBeInViewport();
  await page.getByRole("button", { name: "Add an entry" }).click();
  await vi.waitFor(() => expect(document.activeElement?.closest("details")?.id).toBe("root_synonyms_12"));
  await expect.element(page.elementLocator(document.activeElement!)).toBeInViewport();
});

test("a term has its printed form as label in a choice", async () => {
  const schema = group({ term: { type: "string", enum: ["bs-7176", "stc"] } }, []);
  await renderPart(<Form schema={schema} start={{ term: "stc" }} />);
  await expect.element(page.getByRole("option", { name: "BS 7176" })).toBeInTheDocument();
  await expect.element(page.getByRole("option", { name: "Sound transmission class" })).toBeInTheDocument();
});

test("a short text of two lines keeps both when text is appended", async () => {
  await renderPart(<Form schema={group({ address: text }, ["address"])} start={{ address: "Unit 4\nPune" }} />);
  const field = page.getByRole("textbox", { name: "Address" });
  await field.click();
  await userEvent.keyboard("{Control>}{End}{/Control} 411001");
  await expect.element(field).toHaveValue("Unit 4\nPune 411001");
});

test("a number with its unit, or with what it counts, becomes a plain number when its field is left", async () => {
  const number = { type: "number" };
  const schema = group({ widthMm: number, rowsPerPage: { type: "integer" } }, ["widthMm", "rowsPerPage"]);
  const onChange = vi.fn<(value: unknown) => void>();
  function Numbers() {
    const [value, setValue] = useState<unknown>({ widthMm: 600, rowsPerPage: 20 });
    onChange(value);
    return <ContentForm schema={toFormSchema(schema)} value={value} onChange={setValue} />;
  }
  await renderPart(<Numbers />);
  await page.getByLabelText("Width in mm").fill("1.2 m");
  await page.getByLabelText("Rows per page").fill("30 nos");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ widthMm: 1200, rowsPerPage: 30 });
  await page.getByLabelText("Width in mm").fill("wide");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith({ widthMm: "wide", rowsPerPage: 30 });
});

test("an address of several lines that is pasted into a line becomes one line for each, and can replace the former lines", async () => {
  const schema = group({ lines: { type: "array", items: text }, note: text }, ["lines", "note"]);
  const onChange = vi.fn<(value: unknown) => void>();
  function Office() {
    const [value, setValue] = useState<unknown>({ lines: ["00 Sample Road", "India"], note: "" });
    onChange(value);
    const take = ([offer]: readonly FieldOffer[]) =>
      setValue((now: unknown) => withValue(now, offer!.at, offer!.value));
    return (
      <FieldStatesContext value={{ ...nothingSaid, onTake: take }}>
        <ContentForm schema={toFormSchema(schema)} value={value} onChange={setValue} />
      </FieldStatesContext>
    );
  }
  await renderPart(<Office />);
  const paste = (field: HTMLInputElement, copied: string) => {
    field.focus();
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  };
  await page.getByRole("button", { name: "Address" }).click();
  paste(
    page.getByLabelText("Address line 1", { exact: true }).element() as HTMLInputElement,
    "Unit 4, Block B\r\nOkhla Phase 2\r\nNew Delhi 110020\r\n",
  );
  await expect.element(page.getByLabelText("Address line 3", { exact: true })).toHaveValue("New Delhi 110020");
  const lines = ["Unit 4, Block B", "Okhla Phase 2", "New Delhi 110020", "India"];
  expect(onChange).toHaveBeenLastCalledWith({ lines, note: "" });
  await page.getByRole("button", { name: "Use only the pasted lines" }).click();
  expect(onChange).toHaveBeenLastCalledWith({ lines: lines.slice(0, 3), note: "" });
  await expect.element(page.getByRole("button", { name: "Use only the pasted lines" })).not.toBeInTheDocument();
  expect(paste(page.getByLabelText("Note", { exact: true }).element() as HTMLInputElement, "one\ntwo")).toBe(true);
});

test("a field says that it was not checked if the editor does not answer", async () => {
  const screen = (checkFailed: boolean) => (
    <FieldStatesContext value={{ ...nothingSaid, checking: [{ at: ["note"] }], checkFailed }}>
      <ContentForm schema={toFormSchema(group({ note: text }, ["note"]))} value={{ note: "a" }} onChange={vi.fn()} />
    </FieldStatesContext>
  );
  await renderPart(screen(false));
  await expect.element(page.getByText("Checking …")).toBeVisible();
  await renderPart(screen(true));
  await expect.element(page.getByText("Not checked")).toBeVisible();
  await expect.element(page.getByText("Checking …")).not.toBeInTheDocument();
});

test("a field that other settings may require is not called optional", async () => {
  const about = { note: text, origin: { ...text, neededAtTimes: true } };
  await renderPart(<Form schema={group(about, [])} start={{}} />);
  await expect.element(page.getByLabelText("Note optional")).toBeVisible();
  await expect.element(page.getByLabelText("Web address of the site", { exact: true })).toBeVisible();
});
