import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { useEditedFile } from "./use-edited-file.ts";

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the editor's server, which keeps a file and takes its time to save it. */
function slowServer() {
  let kept: unknown = { name: "One" };
  const { promise: mayAnswer, resolve: answerSaves } = Promise.withResolvers<void>();
  const opened = () => ({ path: "company.yaml", version: "1", value: kept, jsonSchema: {}, mistakes: [], offers: [] });
  const answers: Record<string, (body: { value: unknown }) => unknown> = {
    "/api/open": opened,
    "/api/check": () => ({ mistakes: [], offers: [], readings: [], remarks: [], changes: "" }),
    "/api/save": async ({ value }) => {
      await mayAnswer;
      kept = value;
      return { outcome: "saved", step: { id: 1, summary: "" } };
    },
  };
  const answer = async (address: string, { body = "{}" }: { body?: string } = {}) =>
    Response.json(await answers[address]?.(JSON.parse(body)));
  vi.stubGlobal("fetch", vi.fn(answer));
  return { answerSaves, kept: () => kept };
}

function EditedFile() {
  const { value, isChanged, change, save } = useEditedFile("company.yaml", () => {});
  const name = (value as { name?: string } | undefined)?.name ?? "";
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => change({ name: target.value })} />
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p role="status">{isChanged ? "Changed" : "As saved"}</p>
    </>
  );
}

test("what is typed while a save is running stays, and is not taken for saved", async () => {
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
