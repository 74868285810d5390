import type { IdentityRefusal } from "../api.ts";

const asked: Readonly<Record<IdentityRefusal["field"], string>> = {
  name: "Enter the name of the product.",
  modelCode: "Enter the model code. All products of this category have one.",
  slug: "Enter the last part of the web address.",
};

/** The messages for empty required fields of a product's name, code and address. */
export function emptyFields(needed: Partial<Record<IdentityRefusal["field"], string>>): IdentityRefusal[] {
  const fields: IdentityRefusal["field"][] = ["name", "modelCode", "slug"];
  return fields.filter((field) => needed[field]?.trim() === "").map((field) => ({ field, message: asked[field] }));
}
