import { Hono } from "hono";
import { z } from "zod";
import type { Preview } from "../preview/start-preview.ts";
import type { OrderStore } from "../store/order/order-store.ts";
import { malformed, read } from "./request-body.ts";

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
  api.post("/open", async (context) => {
    const asked = await read(context, opening);
    return asked ? context.json(orders.read(asked.list)) : malformed(context);
  });
  api.post("/preview", async (context) => {
    const asked = await read(context, previewing);
    if (!asked) return malformed(context);
    const texts = orders
      .changesTo(asked.list, asked.ids)
      .map(({ path, after }) => ({ path: path.slice("content/".length), text: after }));
    const page = { address: onHome.has(asked.list) ? "/" : `/${asked.list}` };
    return context.json((await preview?.render({ page, texts })) ?? {});
  });
  api.post("/save", async (context) => {
    const asked = await read(context, saving);
    return asked ? context.json(orders.save(asked.list, asked)) : malformed(context);
  });
  return api;
}
