import { expect, test, vi } from "vitest";
import type { EnquiryReceiver } from "../receiver.ts";
import { receiveForm, type ContactForm, type PostedForm } from "./receive-form.ts";
import { headersOf, signalsInForm, signalsInHeaders } from "../form-signals.ts";

const written = {
  name: "A Visitor",
  email: "a@example.com",
  phone: "098765 43210",
  location: "Delhi",
  message: "A hall",
};

const contactForm: ContactForm = {
  address: "/contact",
  siteOrigin: "https://www.example.com",
  emailService: { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" },
  products: [{ id: "wallPanels/petPanel", name: "PET Panel" }],
};

function post(values: Record<string, string | File>, query = ""): PostedForm {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return { data, query: new URLSearchParams(query) };
}

test("an accepted enquiry redirects to a page that can be reloaded, and carries the product's name", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true, reference: "K7M2-QX4P" }));
  const received = await receiveForm(post(written, "product=wallPanels/petPanel"), contactForm, receive);
  expect(received).toEqual({ location: "/contact?sent=K7M2-QX4P" });
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
  "with the reference %j only the success is reported, so that nothing else enters the address",
  async (reference) => {
    const receive: EnquiryReceiver = async () => ({ accepted: true, ...(reference ? { reference } : {}) });
    expect(await receiveForm(post(written), contactForm, receive)).toEqual({ location: "/contact?sent=1" });
  },
);

test.each([
  [true, "/contact?sent=K7M2-QX4P&receipt=coming"],
  [false, "/contact?sent=K7M2-QX4P&receipt=none"],
])("the next page says whether a receipt is on its way: %s", async (receipt, location) => {
  const receive: EnquiryReceiver = async () => ({ accepted: true, reference: "K7M2-QX4P", receipt });
  expect(await receiveForm(post({ ...written, receipt: "on" }), contactForm, receive)).toEqual({ location });
});

test("the signals of the form are passed on", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true }));
  await receiveForm(post({ ...written, subject: "", fill_time_ms: "41000" }), contactForm, receive);
  expect(receive.mock.calls[0]?.[1]).toEqual({ trapFilled: false, fillTimeMs: 41_000 });
});

test("an invalid enquiry is returned with its errors and values, and is not passed on", async () => {
  const receive = vi.fn<EnquiryReceiver>();
  expect(await receiveForm(post({ ...written, email: "a@example" }), contactForm, receive)).toEqual({
    answer: {
      phase: "invalid",
      errors: { email: "Email is invalid" },
      values: { ...written, email: "a@example" },
      status: 400,
    },
  });
  expect(receive).not.toHaveBeenCalled();
});

test("a file instead of a field's text counts as an empty field", async () => {
  const form = post({ ...written, message: new File(["x"], "message.txt") });
  expect(await receiveForm(form, contactForm, vi.fn<EnquiryReceiver>())).toMatchObject({
    answer: { errors: { message: "Message is required" } },
  });
});

test("a refused enquiry is returned with its values, the reason, and when to try again", async () => {
  const reason = "Please send this one again in 40 seconds.";
  const refused = { accepted: false, status: 429, code: "too-many", reason, retryAfterSeconds: 40 } as const;
  expect(await receiveForm(post(written), contactForm, async () => refused)).toEqual({
    answer: { phase: "failed", errors: {}, values: written, explanation: reason, status: 429 },
    retryAfterSeconds: 40,
  });
});

test("the request is added to the product's name", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true, reference: "K7M2-QX4P" }));
  await receiveForm(post(written, "product=wallPanels/petPanel&ask=sample&finish=001"), contactForm, receive);
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      template_params: expect.objectContaining({
        message: "Enquiry about: PET Panel: finish sample, 001\nhttps://www.example.com/wallPanels/petPanel\n\nA hall",
      }),
    }),
    expect.anything(),
  );
});

const formOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  { trapFilled: false, fillTimeMs: 41_000, receiptWanted: true },
  { trapFilled: true },
  { fillTimeMs: 0 },
  {},
])("%o is unchanged after passing through the headers", (signals) => {
  expect(signalsInHeaders(new Headers(headersOf(signals)))).toEqual(signals);
});

test.each([
  [
    { subject: "", fill_time_ms: "41000" },
    { trapFilled: false, fillTimeMs: 41_000 },
  ],
  [{ subject: "buy", fill_time_ms: "" }, { trapFilled: true }],
  [{ receipt: "on" }, { receiptWanted: true }],
  [{ fill_time_ms: "1e9" }, {}],
  [{}, {}],
])("the fields %o mean %o", (fields, signals) => {
  expect(signalsInForm(formOf(fields))).toEqual(signals);
});
