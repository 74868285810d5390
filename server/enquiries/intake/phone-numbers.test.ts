import { afterAll, beforeAll, expect, test } from "vitest";
import { enquiryRequest, formFields, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const store = listStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ store });
});
afterAll(() => server.close());

const phones = [
  ["+91 number between U+202A and U+202C", "\u202A+91 98765 43210\u202C"],
  ["isolates U+2068 and U+2069", "\u206898765 43210\u2069"],
  ["U+200B in the middle", "98765\u200B43210"],
  ["U+200E in front", "\u200E9876543210"],
  ["variation selector U+FE0E", "+91\uFE0E 98765 43210"],
  ["Devanagari", "९८७६५ ४३२१०"],
  ["Devanagari with country code", "+९१ ९८७६५ ४३२१०"],
  ["Bengali", "৯৮৭৬৫৪৩২১০"],
  ["Tamil", "௯௮௭௬௫௪௩௨௧௦"],
  ["full width", "９８７６５４３２１０"],
  ["Gujarati with a zero-width joiner", "૯૮૭૬૫\u200D૪૩૨૧૦"],
  ["Urdu digits after a right-to-left mark", "\u200F۹۸۷۶۵ ۴۳۲۱۰"],
  ["keycaps, as chat programs send them", "9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣"],
  ["a full-width plus, a no-break space and a minus sign", "＋91\u00A098765\u221243210"],
  ["a soft hyphen and a tag", "98765\u00AD43210\u{E0020}"],
] as const;

test.each(phones)("a phone number with %s is stored as ten digits", async (why, from_phone) => {
  store.kept.length = 0;
  const answer = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    // Each message is different, so that the enquiry is not a repetition.
    body: JSON.stringify(enquiryRequest({ from_phone, message: why })),
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
