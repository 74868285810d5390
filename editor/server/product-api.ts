import { Hono } from "hono";
import { z } from "zod";
import type { ProductStore } from "../store/products/product-store.ts";
import { post } from "./request-body.ts";

const path = z.string().max(200);
const slug = z.string().max(60);
const name = z.string().trim().min(1).max(100);
const sentence = z.string().trim().min(1).max(300);

const modelCode = name.optional();
const beginning = z.strictObject({ category: z.string().max(60), slug, name, modelCode });
const copying = z.strictObject({ path, slug, name, modelCode });
const naming = z.strictObject({ path });
const looking = z.strictObject({ path, at: z.array(z.union([z.string().max(60), z.int().nonnegative()])).max(8) });
const renaming = z.strictObject({ path, slug });
const withdrawing = z.strictObject({ path, sentence });

/** The API for whole products: add, copy, rename, withdraw and delete. */
export function createProductApi(products: ProductStore): Hono {
  const api = new Hono();
  post(api, "/begin", beginning, (asked) => ({
    path: products.begin(asked.category, asked.slug, asked.name, asked.modelCode),
  }));
  post(api, "/copy", copying, (asked) => products.copy(asked.path, asked.slug, asked.name, asked.modelCode));
  post(api, "/publish", naming, (asked) => products.publish(asked.path));
  post(api, "/looked", looking, (asked) => {
    products.looked(asked.path, asked.at);
    return {};
  });
  post(api, "/discard", naming, (asked) => {
    products.discard(asked.path);
    return {};
  });
  post(api, "/consequences", naming, (asked) => products.consequences(asked.path));
  post(api, "/rename", renaming, (asked) => products.rename(asked.path, asked.slug));
  post(api, "/withdraw", withdrawing, (asked) => products.withdraw(asked.path, asked.sentence));
  post(api, "/delete", naming, (asked) => products.delete(asked.path));
  return api;
}
