import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { EditorFailure, type IdentityRefusal } from "../api.ts";
import { FilesContext } from "../file-names.ts";
import { AddProductScreen } from "./add-product-screen.tsx";
import { NameForm } from "./name-form.tsx";

const chair = {
  path: "products/seats/abr06.yaml",
  title: "ABR-06",
  schema: "product",
  samples: 0,
  modelCode: "ABR-06",
};
const panel = { path: "products/panels/pet.yaml", title: "PET", schema: "product", samples: 0 };

function renderForm(category: string, onSubmit: (product: object) => Promise<void>) {
  return renderPart(
    <FilesContext value={[chair, panel]}>
      <NameForm category={category} takesFocus submitLabel="Copy ABR-06" onSubmit={onSubmit} />
    </FilesContext>,
  );
}

test("a copy in a category with model codes asks for name, code and address, in this order", async () => {
  const submitted = vi.fn(async () => {});
  await renderForm("seats", submitted);
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect.element(field("Name")).toHaveFocus();
  await userEvent.keyboard("Regent");
  await expect.element(field("Model code")).toHaveValue("");
  await expect.element(field("Web address")).toHaveValue("regent");
  await field("Name").fill("ABPB - 12");
  await expect.element(field("Model code")).toHaveValue("ABPB-12");
  await field("Name").fill("Regent");
  await field("Model code").fill("ABR-12");
  await field("Name").fill("Regent chair");
  await expect.element(field("Web address")).toHaveValue("abr12");
  await page.getByRole("button", { name: "Copy ABR-06" }).click();
  expect(submitted).toHaveBeenCalledWith({ name: "Regent chair", modelCode: "ABR-12", slug: "abr12" });
});

test("the name of a new product can be typed at once", async () => {
  await renderPart(<AddProductScreen files={[chair]} rest="seats" onSaved={() => {}} />);
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("a copy in a category without model codes asks for none", async () => {
  await renderForm("panels", async () => {});
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
  expect(page.getByRole("textbox").elements()).toHaveLength(2);
});

test("a code of another product is refused at its field until it changes", async () => {
  const refusals: IdentityRefusal[] = [{ field: "modelCode", message: "ABR-06 is already the model code of ABR-06." }];
  await renderForm("seats", () => Promise.reject(new EditorFailure("Refused", refusals)));
  await userEvent.keyboard("Regent");
  const code = page.getByRole("textbox", { name: "Model code" });
  await code.fill("ABR-06");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription("ABR-06 is already the model code of ABR-06.");
  await code.fill("ABR-12");
  await expect.element(code).not.toHaveAttribute("aria-invalid");
});

test("a form without a name or a code says at each field what to type, and sends nothing", async () => {
  const submitted = vi.fn(async () => {});
  await renderForm("seats", submitted);
  await userEvent.keyboard("{Enter}");
  const name = page.getByRole("textbox", { name: "Name" });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Enter the name of the product.");
  await expect
    .element(page.getByRole("textbox", { name: "Model code" }))
    .toHaveAccessibleDescription("Enter the model code. All products of this category have one.");
  expect(submitted).not.toHaveBeenCalled();
  await name.fill("Regent");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
});
