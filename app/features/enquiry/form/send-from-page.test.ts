import { expect, test, vi } from "vitest";
import type { EnquiryReceiver } from "../receiver-context.ts";
import { sendFromPage } from "./send-from-page.ts";

const written = {
  name: "A Visitor",
  email: "a@example.com",
  phone: "098765 43210",
  location: "Delhi",
  message: "A hall",
};

const content = {
  emailService: { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" },
  products: [{ id: "wallPanels/petPanel", name: "PET Panel" }],
  askedId: null,
};

function post(values: Record<string, string>, query = ""): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  return new Request(`http://localhost/contact${query}`, { method: "POST", body });
}

test("an enquiry that is taken leads to a page that can be reloaded, and carries the product's name", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true, reference: "K7M2-QX4P" }));
  const answer = await sendFromPage(post(written), { ...content, askedId: "wallPanels/petPanel" }, receive);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("location")]).toEqual([303, "/contact?sent=K7M2-QX4P"]);
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      lib_version: "3.2.0",
      template_params: {
        from_name: "A Visitor",
        from_email: "a@example.com",
        from_phone: "9876543210",
        from_location: "Delhi",
        message: "Enquiry about: PET Panel\nhttps://www.example.com/wallPanels/petPanel\n\nA hall",
      },
    }),
    {},
  );
});

test.each([undefined, "<b>not a reference</b>", "K7M2-QX4P&product=x"])(
  "with the reference %j only the sending is told, so that nothing else enters the address",
  async (reference) => {
    const receive: EnquiryReceiver = async () => ({ accepted: true, ...(reference ? { reference } : {}) });
    const answer = (await sendFromPage(post(written), content, receive)) as Response;
    expect(answer.headers.get("location")).toBe("/contact?sent=1");
  },
);

test.each([
  [true, "/contact?sent=K7M2-QX4P&receipt=coming"],
  [false, "/contact?sent=K7M2-QX4P&receipt=none"],
])("the page that follows tells whether a receipt is coming: %s", async (receipt, location) => {
  const receive: EnquiryReceiver = async () => ({ accepted: true, reference: "K7M2-QX4P", receipt });
  const answer = (await sendFromPage(post({ ...written, receipt: "on" }), content, receive)) as Response;
  expect(answer.headers.get("location")).toBe(location);
});

test("what the form tells of its filling in is handed on", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true }));
  await sendFromPage(post({ ...written, subject: "", fill_time_ms: "41000" }), content, receive);
  expect(receive.mock.calls[0]?.[1]).toEqual({ trapFilled: false, fillTimeMs: 41_000 });
});

test("a wrong enquiry comes back with its messages and what was written, and is not handed on", async () => {
  const receive = vi.fn<EnquiryReceiver>();
  const answer = await sendFromPage(post({ ...written, email: "a@example" }), content, receive);
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { phase: "invalid", errors: { email: "Email is invalid" }, values: { ...written, email: "a@example" } },
  });
  expect(receive).not.toHaveBeenCalled();
});

test.each([
  ["text/plain", "name=A"],
  ["application/json", '{"name":"A"}'],
  ["multipart/form-data; boundary=x", "--x\r\nbroken"],
  ["multipart/form-data", "no boundary"],
])("a body of the type %s that is no form is told what is missing", async (type, body) => {
  const request = new Request("http://localhost/contact", { method: "POST", headers: { "content-type": type }, body });
  const answer = await sendFromPage(request, content, vi.fn<EnquiryReceiver>());
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { phase: "invalid", errors: { name: "Name is required" } },
  });
});

test("a file in the place of a field counts as an empty field", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(written)) body.set(name, value);
  body.set("message", new File(["x"], "message.txt"));
  const request = new Request("http://localhost/contact", { method: "POST", body });
  expect(await sendFromPage(request, content, vi.fn<EnquiryReceiver>())).toMatchObject({
    data: { errors: { message: "Message is required" } },
  });
});

test("an enquiry that is not taken comes back with what was written, why, and when it may be sent again", async () => {
  const reason = "Please send this one again in 40 seconds.";
  const refuse: EnquiryReceiver = async () => ({
    accepted: false,
    status: 429,
    code: "too-many",
    reason,
    retryAfterSeconds: 40,
  });
  const answer = await sendFromPage(post(written), content, refuse);
  expect(answer).toMatchObject({
    init: { status: 429, headers: { "retry-after": "40" } },
    data: { phase: "failed", errors: {}, values: written, explanation: reason },
  });
});

test("what is asked for of the product stands beside its name", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true, reference: "K7M2-QX4P" }));
  const request = post(written, "?product=wallPanels/petPanel&ask=sample&finish=001");
  await sendFromPage(request, { ...content, askedId: "wallPanels/petPanel" }, receive);
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      template_params: expect.objectContaining({
        message: "Enquiry about: PET Panel: finish sample, 001\nhttps://www.example.com/wallPanels/petPanel\n\nA hall",
      }),
    }),
    expect.anything(),
  );
});
