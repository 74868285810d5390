import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { enquiryRequest, formFields, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const store = listStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ store });
});
afterAll(() => server.close());

const written = ["phones-with-marks", "phones-in-indian-digits"].flatMap((name) =>
  readFileSync(`server/testing/${name}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { why: string; body: EnquiryRequest }),
);
const own = [
  ["Gujarati with a zero-width joiner", "૯૮૭૬૫\u200D૪૩૨૧૦"],
  ["Urdu digits after a right-to-left mark", "\u200F۹۸۷۶۵ ۴۳۲۱۰"],
  ["keycaps, as chat programs send them", "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣"],
  ["a full-width plus, a no-break space and a minus sign", "＋91\u00A098765\u221243210"],
  ["a soft hyphen and a tag", "98765\u00AD43210\u{E0020}"],
].map(([why = "", from_phone = ""]) => ({ why, body: enquiryRequest({ from_phone }) }));

test.each([...written, ...own])("a phone number with $why is stored as ten digits", async ({ why, body }) => {
  store.kept.length = 0;
  // Each message is different, so that the enquiry is not a repetition.
  const template_params = { ...body.template_params, message: why };
  const answer = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, template_params }),
  });
  expect(await answer.text()).toBe("OK");
  expect(store.kept[0]?.request.template_params.from_phone).toBe("9876543210");
});

test("every field of a posted form is stored without invisible characters", async () => {
  store.kept.length = 0;
  const answer = await fetch(`${server.origin}/contact`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    redirect: "manual",
    body: new URLSearchParams({
      ...formFields,
      name: "\u202EAsha\u200B Ra\u00ADo",
      email: "asha\u200B@example.com\u2069",
      phone: "९८७६५\u200E४३२१०",
      location: "Pu\uFEFFne\u00A0",
      message: "क्\u200Dष\u200B hall\r\n👩\u200D🚀",
    }),
  });
  expect(answer.status).toBe(303);
  expect(store.kept[0]?.request.template_params).toEqual({
    from_name: "Asha Rao",
    from_email: "asha@example.com",
    from_phone: "9876543210",
    from_location: "Pune",
    message: "क्\u200Dष hall\n👩\u200D🚀",
  });
});
