import { Hono } from "hono";
import { z } from "zod";
import type { OrderStore } from "../store/order/order-store.ts";
import { malformed, read } from "./request-body.ts";

const list = z.string().max(60);
const opening = z.strictObject({ list });
const ids = z.array(z.string().max(200)).max(1000);
const saving = z.strictObject({ list, ids, moved: ids, version: z.hash("sha256") });

/** The order of the categories, of the rows of the home page, and of the products of a category. */
export function createOrderApi(orders: OrderStore): Hono {
  const api = new Hono();
  api.post("/open", async (context) => {
    const asked = await read(context, opening);
    return asked ? context.json(orders.read(asked.list)) : malformed(context);
  });
  api.post("/save", async (context) => {
    const asked = await read(context, saving);
    return asked ? context.json(orders.save(asked.list, asked)) : malformed(context);
  });
  return api;
}
