import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { read } from "./request-body.ts";

test("text typed into a field arrives without invisible characters", async () => {
  const api = new Hono().post("/", async (context) =>
    context.json((await read(context, z.strictObject({ value: z.json() }))) ?? null),
  );
  const value = { name: "PET\u200B Pa\u00ADnel", lines: ["12\u00A0mm ", "Cafe\u0301\r\n", "क\u094D\u200Dष"], count: 2 };
  const answer = await api.request("/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ value }),
  });
  expect(await answer.json()).toEqual({
    value: { name: "PET Panel", lines: ["12 mm ", "Café\n", "क\u094D\u200Dष"], count: 2 },
  });
});
