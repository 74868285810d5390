import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { mergeChanges } from "../store/changes.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { useEditedFile } from "./use-edited-file.ts";

afterEach(() => vi.unstubAllGlobals());

/** Refuses a name that is only a number, whose unit is known. */
function checked(value: unknown) {
  const { name, drawn } = value as { name: unknown; drawn?: unknown };
  if (drawn !== undefined && drawn !== name) {
    const offer = { at: ["drawn"], value: name, words: `Name: ${name}`, isEmpty: false };
    return { mistakes: [{ path: "company.yaml", line: 1, at: ["drawn"], message: "It differs." }], offers: [offer] };
  }
  if (name !== "540") return { mistakes: [], offers: [] };
  const offer = { at: ["name"], value: "540 mm", words: "540 mm", isEmpty: false, isCorrection: true };
  return { mistakes: [{ path: "company.yaml", line: 1, at: ["name"], message: "Write its unit." }], offers: [offer] };
}

/** Mocks an editor's server that stores a file and saves slowly. */
function slowServer() {
  let kept: unknown = { name: "One" };
  let version = 1;
  const keep = (value: unknown) => {
    kept = value;
    version += 1;
  };
  const { promise: mayAnswer, resolve: answerSaves } = Promise.withResolvers<void>();
  const opened = () => ({
    path: "company.yaml",
    version: String(version),
    value: kept,
    jsonSchema: {},
    mistakes: [],
    offers: [],
  });
  const answers: Record<string, (body: { value: unknown; version: string; base: unknown }) => unknown> = {
    "/api/open": opened,
    "/api/check": ({ value }) => ({ ...checked(value), readings: [], remarks: [], changes: "" }),
    "/api/save": async ({ value, version: seen, base }) => {
      await mayAnswer;
      if (seen !== String(version)) {
        const clashes = mergeChanges(base, kept, value).clashes.map(({ at }) => ({
          at,
          name: at.join(),
          theirs: "theirs",
          mine: "mine",
        }));
        return { outcome: "changed elsewhere", changes: "", clashes };
      }
      keep(value);
      return { outcome: "saved", step: { id: 1, files: [], summary: "" } };
    },
  };
  const answer = async (address: string, { body = "{}" }: { body?: string } = {}) =>
    Response.json(await answers[address]?.(JSON.parse(body)));
  vi.stubGlobal("fetch", vi.fn(answer));
  return { answerSaves, kept: () => kept, keep };
}

const nothing = () => {};

function EditedFile({ onSaved = nothing }: { onSaved?: () => void }) {
  const edited = useEditedFile("company.yaml", onSaved);
  const { value, isChanged, change, save, loadBelow, next, mistakes, offers, takeCorrections, failure } = edited;
  const { name = "", picture } = (value ?? {}) as { name?: string; picture?: string };
  return (
    <>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => change({ ...(value as object), name: target.value })}
        onBlur={() => takeCorrections((id) => id === "root_name")}
      />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <button type="button" onClick={() => void loadBelow()}>
        Photograph is in place
      </button>
      {edited.outcome && <ChangedElsewhere outcome={edited.outcome} onLoad={edited.load} onMerge={edited.merge} />}
      <p>
        {mistakes.length} mistakes, {offers.length} offers
      </p>
      <p>Picture: {picture ?? "none"}</p>
      {next !== undefined && <p>Next: {next?.join(".") ?? "in another file"}</p>}
      <p role="alert">{failure}</p>
      <p role="status">{isChanged ? "Changed" : "As saved"}</p>
    </>
  );
}

test("changes typed during a save are kept and count as unsaved", async () => {
  const server = slowServer();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveValue("One");
  await userEvent.type(field, " two");
  await page.getByRole("button", { name: "Save" }).click();
  await userEvent.type(field, " three");
  server.answerSaves();
  await vi.waitFor(() => expect(server.kept()).toEqual({ name: "One two" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("Changed");
  await expect.element(field).toHaveValue("One two three");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("As saved");
  expect(server.kept()).toEqual({ name: "One two three" });
});

test("typed changes stay when a photograph changes the file, and both are saved", async () => {
  const server = slowServer();
  server.answerSaves();
  const onSaved = vi.fn();
  await renderPart(<EditedFile onSaved={onSaved} />);
  const field = page.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveValue("One");
  await userEvent.type(field, " two");
  server.keep({ name: "One", picture: "hall" });
  await page.getByRole("button", { name: "Photograph is in place" }).click();
  await expect.element(page.getByText("Picture: hall")).toBeVisible();
  expect(onSaved).toHaveBeenCalledTimes(1);
  await expect.element(field).toHaveValue("One two");
  await expect.element(page.getByRole("status")).toHaveTextContent("Changed");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("As saved");
  expect(server.kept()).toEqual({ name: "One two", picture: "hall" });
});

test("changes added to someone else's keep everything saved until then, including what placing a photograph saved", async () => {
  const server = slowServer();
  server.answerSaves();
  server.keep({ name: "One", phone: "1" });
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  const save = page.getByRole("button", { name: "Save" });
  await expect.element(field).toHaveValue("One");
  await field.fill("Two");
  server.keep({ name: "One", phone: "2" });
  await save.click();
  const add = page.getByRole("button", { name: "Add my changes to theirs" });
  await expect.element(add).toBeVisible();
  server.keep({ name: "One", phone: "2", picture: "hall" });
  await page.getByRole("button", { name: "Photograph is in place" }).click();
  await expect.element(page.getByText("Picture: hall")).toBeVisible();
  server.keep({ name: "One", phone: "2", picture: "hall", email: "new@example.com" });
  await add.click();
  await expect.element(add).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("As saved");
  expect(server.kept()).toEqual({ name: "Two", phone: "2", picture: "hall", email: "new@example.com" });
});

test("of a field that someone else has changed too, the chosen value is saved", async () => {
  const server = slowServer();
  server.answerSaves();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  const save = page.getByRole("button", { name: "Save" });
  await expect.element(field).toHaveValue("One");
  await field.fill("Two");
  server.keep({ name: "Three" });
  await save.click();
  await page.getByRole("radio", { name: "Keep mine: mine" }).click();
  await page.getByRole("button", { name: "Continue with these choices" }).click();
  await expect.element(field).toHaveValue("Two");
  expect(page.getByRole("alert").element().textContent).toBe("");
  await save.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("As saved");
  expect(server.kept()).toEqual({ name: "Two" });
});

test("typed text that a step beside the form replaces is announced", async () => {
  const server = slowServer();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveValue("One");
  await userEvent.type(field, " two");
  server.keep({ name: "Three" });
  await page.getByRole("button", { name: "Photograph is in place" }).click();
  await expect.element(field).toHaveValue("Three");
  await expect.element(page.getByRole("alert")).toHaveTextContent("enter your text again");
});

test("a save that settles a sample names the next one, and after the last one says that the next is in another file", async () => {
  const server = slowServer();
  server.answerSaves();
  server.keep({ name: { value: "One", sample: true }, email: { value: "a@example.com", sample: true } });
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  const save = page.getByRole("button", { name: "Save" });
  await userEvent.fill(field, "Two");
  await save.click();
  await expect.element(page.getByText("Next: email")).toBeVisible();
  server.keep({ name: { value: "Two", sample: true } });
  await page.getByRole("button", { name: "Photograph is in place" }).click();
  await userEvent.fill(field, "Three");
  await save.click();
  await expect.element(page.getByText("Next: in another file")).toBeVisible();
});

test("a value whose correction is known is not a mistake, and is corrected when its field is left", async () => {
  slowServer();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("540");
  await expect.element(page.getByText("0 mistakes, 1 offers")).toBeVisible();
  await expect.element(field).toHaveValue("540");
  await userEvent.tab();
  await expect.element(field).toHaveValue("540 mm");
});

test("a correction is not offered any more once its field has another value", async () => {
  slowServer();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("540");
  await expect.element(page.getByText("0 mistakes, 1 offers")).toBeVisible();
  // The next check has no answer yet.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  await field.fill("541");
  await expect.element(page.getByText("0 mistakes, 0 offers")).toBeVisible();
});

test("a value whose correction is known is saved with it, even while its field has the focus", async () => {
  const server = slowServer();
  server.answerSaves();
  await renderPart(<EditedFile />);
  await page.getByRole("textbox", { name: "Name" }).fill("540");
  await expect.element(page.getByText("0 mistakes, 1 offers")).toBeVisible();
  page
    .getByRole("button", { name: "Save" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(server.kept()).toEqual({ name: "540 mm" }));
});

test("a value that is saved before it was checked is saved with its correction", async () => {
  const server = slowServer();
  server.answerSaves();
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveValue("One");
  await field.fill("540");
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(server.kept()).toEqual({ name: "540 mm" }));
  await expect.element(field).toHaveValue("540 mm");
  await expect.element(page.getByRole("status")).toHaveTextContent("As saved");
});

test("a field of the drawing that repeats a changed figure is saved with it", async () => {
  const server = slowServer();
  server.answerSaves();
  server.keep({ name: "One", drawn: "One" });
  await renderPart(<EditedFile />);
  await page.getByRole("textbox", { name: "Name" }).fill("Two");
  await expect.element(page.getByText("0 mistakes, 1 offers")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(server.kept()).toEqual({ name: "Two", drawn: "Two" }));
});

test("the remarks on an earlier text that arrive after those on the current one are ignored", async () => {
  slowServer();
  const { fetch } = window;
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string, options: { body: string }) => {
    const answer = await fetch(address, options);
    if (address === "/api/check") asked.push(options.body);
    if (asked.length === 1) await late.promise;
    return answer;
  });
  /** Waits for the screen to take an answer that has arrived. */
  const taken = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
  };
  await renderPart(<EditedFile />);
  const field = page.getByRole("textbox", { name: "Name" });
  await field.fill("540");
  await expect.poll(() => asked.length).toBe(1);
  await field.fill("Two");
  await expect.poll(() => asked.length).toBe(2);
  await taken();
  late.resolve();
  await taken();
  expect(document.body.textContent).toContain("0 mistakes, 0 offers");
});
