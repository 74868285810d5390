import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { read, withStoredTexts } from "./request-body.ts";

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

test("a stored text with invisible characters stays as it is when another one is changed", () => {
  const stored = { name: "PET Panel", size: "12\u00A0mm", sizes: ["12 mm", "18\u00A0mm"], lines: ["9\u00A0mm"] };
  const asked = { name: "Felt Panel", size: "12 mm", sizes: ["12 mm", "18 mm"], lines: ["9 mm", "10 mm"] };
  expect(withStoredTexts(asked, stored)).toEqual({
    ...asked,
    sizes: ["12 mm", "18\u00A0mm"],
    lines: ["9\u00A0mm", "10 mm"],
  });
  expect(withStoredTexts(asked, undefined)).toEqual(asked);
});
