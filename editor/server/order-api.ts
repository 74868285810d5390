import { Hono } from "hono";
import { z } from "zod";
import type { Preview } from "../preview/start-preview.ts";
import type { OrderStore } from "../store/order/order-store.ts";
import { post } from "./request-body.ts";

const list = z.string().max(60);
const opening = z.strictObject({ list });
const ids = z.array(z.string().max(200)).max(1000);
const previewing = z.strictObject({ list, ids });
const saving = z.strictObject({ list, ids, moved: ids, version: z.hash("sha256") });

/** The lists shown on every page, or on the home page. */
const onHome = new Set(["menu", "footer", "categories", "home"]);

/**
 * The API for orders: the menu, footer, categories, rows of the home page, and products of a category.
 * @param preview renders the page with a list; absent if the site has not been built
 */
export function createOrderApi(orders: OrderStore, preview?: Preview): Hono {
  const api = new Hono();
  post(api, "/open", opening, (asked) => orders.read(asked.list));
  post(api, "/preview", previewing, async (asked) => {
    const texts = orders
      .changesTo(asked.list, asked.ids)
      .map(({ path, after }) => ({ path: path.slice("content/".length), text: after }));
    const page = { address: onHome.has(asked.list) ? "/" : `/${asked.list}` };
    return (await preview?.render({ page, texts })) ?? {};
  });
  post(api, "/save", saving, (asked) => orders.save(asked.list, asked));
  return api;
}
