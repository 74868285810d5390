import { expect, test, vi } from "vitest";
import type { EnquiryReceiver } from "../../enquiry/receiver-context.ts";
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

function post(values: Record<string, string>): Request {
  return new Request("http://localhost/contact", { method: "POST", body: new URLSearchParams(values) });
}

test("an enquiry that is taken leads to a page that can be reloaded, and carries the product's name", async () => {
  const receive = vi.fn<EnquiryReceiver>(async () => ({ accepted: true, reference: "K7M2-QX4P" }));
  const answer = await sendFromPage(post(written), { ...content, askedId: "wallPanels/petPanel" }, receive);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("location")]).toEqual([303, "/contact?sent=1"]);
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      lib_version: "3.2.0",
      template_params: {
        from_name: "A Visitor",
        from_email: "a@example.com",
        from_phone: "9876543210",
        from_location: "Delhi",
        message: "Enquiry about: PET Panel\n\nA hall",
      },
    }),
  );
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

const refuse: EnquiryReceiver = async () => ({ accepted: false, status: 503, reason: "Could not be stored." });

test("an enquiry that is not taken comes back with what was written", async () => {
  const answer = await sendFromPage(post(written), content, refuse);
  expect(answer).toMatchObject({ init: { status: 503 }, data: { phase: "failed", errors: {}, values: written } });
});
