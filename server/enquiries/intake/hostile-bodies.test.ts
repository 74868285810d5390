import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "#content/text/clean-text.ts";
import { rawPost } from "../../testing/raw-requests.ts";
import { enquiry, enquiryWith, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const store = listStore();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ store });
});
beforeEach(() => void (store.kept.length = 0));
afterAll(() => server.close());

async function send(body: string | Uint8Array<ArrayBuffer>) {
  const response = await fetch(`${server.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return { status: response.status, words: await response.text() };
}

/** Expects a refusal in one short line, or storage without invisible characters. */
async function expectRefusedOrStored(field: keyof typeof enquiry.template_params, written: string) {
  const before = store.kept.length;
  const { status, words } = await send(JSON.stringify(enquiryWith({ [field]: written })));
  if (status === 200) {
    // A repeated text gets the first reference and adds no record.
    const [kept] = store.kept.slice(before);
    const clean = field === "message" ? cleanText : cleanLine;
    if (kept) expect(kept.request.template_params[field]).toBe(clean(written));
    return "stored";
  }
  expect(status).toBe(400);
  expect(words).toMatch(/^.{1,200}\.$/);
  expect(store.kept).toHaveLength(before);
  return "refused";
}

describe("a body that is not an enquiry is refused, and nothing is stored", () => {
  test.each([
    ["nothing", ""],
    ["half of an object", '{"lib_version":"3.2.0","user_id":'],
    ["null", "null"],
    ["a text", '"OK"'],
    ["a number", "12"],
    ["true", "true"],
    ["an empty array", "[]"],
    ["an array of enquiries", JSON.stringify([enquiry])],
    ["an array in place of the fields", JSON.stringify({ ...enquiry, template_params: ["a", "b"] })],
    ["null in place of the fields", JSON.stringify({ ...enquiry, template_params: null })],
    ["a field that is an object", JSON.stringify(enquiryWith({ message: { toString: "x" } }))],
    ["a field that is a list", JSON.stringify(enquiryWith({ from_email: ["a@example.com"] }))],
    ["a prototype", `{"__proto__":{"admin":true},${JSON.stringify(enquiry).slice(1)}`],
    ["a prototype in the fields", JSON.stringify(enquiry).replace('"from_name"', '"__proto__":{"x":1},"from_name"')],
    ["a constructor", `{"constructor":{"prototype":{"admin":true}},${JSON.stringify(enquiry).slice(1)}`],
    ["ten thousand brackets", "[".repeat(10_000)],
    ["ten thousand nested lists", "[".repeat(10_000) + "]".repeat(10_000)],
    ["a form", "from_name=Asha&from_email=asha%40example.com"],
    ["a number too great for any type", '{"lib_version":1e999}'],
  ])("%s", async (_, body) => {
    const { status, words } = await send(body);
    expect(status).toBe(400);
    expect(words).toMatch(/^.{1,200}\.$/);
    expect(store.kept).toEqual([]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test("bytes that are not UTF-8", async () => {
    const body = Buffer.from(JSON.stringify(enquiryWith({ from_name: "Renée" })), "latin1");
    expect((await send(new Uint8Array(body))).status).toBe(400);
  });

  test("arbitrary JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async (body) => {
        expect((await send(body)).status).toBe(400);
      }),
    );
    expect(store.kept).toEqual([]);
  });

  test("an enquiry with a field of the wrong type", async () => {
    const field = fc.constantFrom(...Object.keys(enquiry.template_params));
    const value = fc.jsonValue().filter((one) => typeof one !== "string");
    await fc.assert(
      fc.asyncProperty(field, value, async (name, other) => {
        expect((await send(JSON.stringify(enquiryWith({ [name]: other })))).status).toBe(400);
      }),
    );
    expect(store.kept).toEqual([]);
  });
});

describe("a body of more than 32 kB is refused", () => {
  test.each([
    ["33 kB", 33 * 1024],
    ["5 MB", 5 * 1024 * 1024],
  ])("%s, with and without a content length", async (_, bytes) => {
    const body = JSON.stringify(enquiryWith({ message: "x".repeat(bytes) }));
    for (const chunked of [false, true]) {
      const answer = await rawPost(server.port, "/api/v1.0/email/send", body, { chunked });
      expect(answer.status).toBe(413);
      expect(answer.text).toMatch(/shorten the message/);
    }
    expect(store.kept).toEqual([]);
  });
});

describe("text is stored unchanged", () => {
  test.each([
    ["emoji and joined emoji", "A hall 🎭 for a family 👩‍👩‍👧‍👦 and 🇮🇳"],
    ["4-byte letters", "𝔸𝕔𝕠𝕦𝕤𝕥𝕚𝕔 𠀋"],
    ["Devanagari, Tamil and Urdu", "सभागार, அரங்கம், آڈیٹوریم"],
    ["the marks of a text from right to left", "\u200Fمرحبا\u200E (C++)"],
    ["combining marks", "Z̸̢͕algo"],
    ["markup and quotes", `<script>alert("1")</script> ' OR 1=1; -- \${7*7} {{7*7}} \\u0000`],
    ["a spreadsheet's formula", '=HYPERLINK("http://example.com","x")'],
    ["several lines and tabs", "one\n\ttwo\nthree"],
    ["words of the prototype", "__proto__ constructor"],
  ])("%s", async (_, message) => {
    expect(await expectRefusedOrStored("message", message)).toBe("stored");
    expect(store.kept[0]?.request.template_params.message).toBe(message);
  });

  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 }).map((units) => String.fromCharCode(...units)),
  );
  test.each(["message", "from_name", "from_location", "from_email"] as const)(
    "arbitrary text in %s is stored without invisible characters, or refused",
    async (field) => {
      await fc.assert(fc.asyncProperty(text, async (written) => void (await expectRefusedOrStored(field, written))));
    },
  );
});

describe("characters that could break an email header or a database are refused", () => {
  test.each([
    ["from_email", "asha@example.com\r\nBcc: all@example.com"],
    ["from_email", "asha@example.com\r\n"],
    ["from_email", "asha@example.com\u0000"],
    ["from_email", "asha@example.com,other@example.com"],
    ["from_name", "Asha\r\nBcc: all@example.com"],
    ["from_name", "Asha\u0000"],
    ["from_name", "Asha\ud800"],
    ["from_location", "Delhi\n"],
    ["from_phone", "9876543210\n"],
    ["message", "A hall\u0000"],
    ["message", "A hall\u001B[31m"],
    ["message", "A hall \udc00"],
  ] as const)("%s %j", async (field, written) => {
    expect(await expectRefusedOrStored(field, written)).toBe("refused");
  });
});
