import { expect, test } from "vitest";
import { enquiryRequest } from "./enquiry-request.ts";
import { normaliseReference } from "./reference.ts";

const enquiry = {
  name: "A Visitor",
  email: "visitor@example.com",
  phone: "9876543210",
  location: "Delhi",
  message: "A hall of 400 seats.",
};

const service = { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" };

test("the body has exactly the specified fields", () => {
  expect(enquiryRequest(enquiry, service)).toEqual({
    lib_version: "3.2.0",
    user_id: "user",
    service_id: "service",
    template_id: "template",
    template_params: {
      from_name: "A Visitor",
      from_email: "visitor@example.com",
      from_phone: "9876543210",
      from_location: "Delhi",
      message: "A hall of 400 seats.",
    },
  });
});

test("a product's name and address precede the visitor's own words, which stay complete", () => {
  const product = { name: "PET Panel", address: "https://www.example.com/wallPanels/petPanel" };
  const { message } = enquiryRequest(enquiry, service, product).template_params;
  expect(message).toBe("Enquiry about: PET Panel\nhttps://www.example.com/wallPanels/petPanel\n\nA hall of 400 seats.");
});

test.each([
  ["userId", "user identifier"],
  ["serviceId", "service identifier"],
  ["templateId", "template identifier"],
])("without %s the call is refused by an error that names the %s", (key, name) => {
  for (const missing of ["", "  "]) {
    expect(() => enquiryRequest(enquiry, { ...service, [key]: missing })).toThrow(
      expect.objectContaining({ name: "MissingIdentifierError", message: expect.stringContaining(name) }),
    );
  }
});

test.each(["k7m2-qx4p", " K7M2-QX4P\u200B", "K7M2–QX4P", "\u202AK7M2\u2011QX4P\u202C", "K7M2-QX4P\u00A0"])(
  "a reference pasted as %j is found",
  (pasted) => expect(normaliseReference(pasted)).toBe("K7M2-QX4P"),
);
