import type { IdentityRefusal } from "../api.ts";

const asked: Readonly<Record<IdentityRefusal["field"], string>> = {
  name: "Type the name of the product.",
  modelCode: "Type its model code. All products of this category have one.",
  slug: "Type the last part of the web address.",
};

/** The messages for empty required fields of a product's name, code and address. */
export function emptyFields(needed: Partial<Record<IdentityRefusal["field"], string>>): IdentityRefusal[] {
  const fields: IdentityRefusal["field"][] = ["name", "modelCode", "slug"];
  return fields.filter((field) => needed[field]?.trim() === "").map((field) => ({ field, message: asked[field] }));
}
