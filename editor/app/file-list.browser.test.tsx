import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { FileList } from "./file-list.tsx";

const chair = { path: "products/seats/abr06.yaml", title: "ABR-06", schema: "product", samples: 0 };
const copy = { path: "products/seats/regent.yaml", title: "Regent", schema: "product", samples: 0, isDraft: true };

beforeEach(() => setScreen("desktop"));

function OpenedList() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setOpen(open ? undefined : chair.path)}>
        {open ? "Go back" : "Open"}
      </button>
      <FileList files={[chair, copy]} open={open} />
    </>
  );
}

function List() {
  const [files, setFiles] = useState([chair]);
  return (
    <>
      <button type="button" onClick={() => setFiles([chair, copy])}>
        Copy
      </button>
      <button type="button" onClick={() => setFiles([...files])}>
        Save
      </button>
      <FileList files={files} open={undefined} />
    </>
  );
}

test("a new copy is listed despite an active search, and a save keeps the search", async () => {
  await renderPart(<List />);
  const field = page.getByRole("searchbox");
  await field.fill("ABR");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(field).toHaveValue("ABR");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.element(page.getByRole("link", { name: /^Regent/ })).toBeVisible();
  await expect.element(field).toHaveValue("");
});

test("a search stays while its result is open, and is cleared after going back", async () => {
  await renderPart(<OpenedList />);
  const field = page.getByRole("searchbox");
  await field.fill("ABR");
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(field).toHaveValue("ABR");
  await page.getByRole("button", { name: "Go back" }).click();
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByRole("link", { name: /^Regent/ })).toBeVisible();
});

test("on a phone the groups are collapsed, and a search or the open file expands its group", async () => {
  await setScreen("phone");
  await renderPart(<List />);
  const product = page.getByRole("link", { name: "ABR-06" });
  await expect.element(page.getByRole("heading", { name: "seats" })).toBeVisible();
  expect(product.elements()).toEqual([]);
  await page.getByRole("searchbox").fill("ABR");
  await expect.element(product).toBeVisible();
  await renderPart(<FileList files={[chair]} open={chair.path} />);
  await expect.element(product).toBeVisible();
});
