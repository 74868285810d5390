import { describe, expect, test } from "vitest";
import { checkEnquiry, enquiryRequestSchema } from "./schema.ts";

const complete = {
  name: "A Visitor",
  email: "visitor@example.com",
  phone: "9876543210",
  location: "Delhi",
  message: "A hall of 400 seats.",
};

const body = {
  lib_version: "3.2.0",
  user_id: "user",
  service_id: "service",
  template_id: "template",
  template_params: {
    from_name: complete.name,
    from_email: complete.email,
    from_phone: complete.phone,
    from_location: complete.location,
    message: complete.message,
  },
};

describe("validation of an enquiry", () => {
  test("a complete enquiry is accepted as it was written", () => {
    expect(checkEnquiry(complete)).toEqual({ enquiry: complete });
  });

  test("an empty form gives all five messages at once", () => {
    expect(checkEnquiry({}).errors).toEqual({
      name: "Name is required",
      email: "Email is required",
      phone: "Phone is required",
      location: "Location is required",
      message: "Message is required",
    });
  });

  test.each([
    ["name", " \t ", "Name is required"],
    ["name", "n".repeat(101), "Name must be at most 100 characters"],
    ["email", "  ", "Email is required"],
    ["email", "visitor", "Email is invalid"],
    ["email", "visitor@example", "Email is invalid"],
    ["email", "visitor@example.", "Email is invalid"],
    ["email", "@example.com", "Email is invalid"],
    ["email", "a b@example.com", "Email is invalid"],
    ["email", "a@example.com,b@example.com", "Email is invalid"],
    ["email", "a,b@example.com", "Email is invalid"],
    ["email", "A <a@example.com>, B <b@example.com>", "Email is invalid"],
    ["email", "a@example.com <b@example.com>", "Email is invalid"],
    ["email", "A <not an address>", "Email is invalid"],
    ["email", "a@b@example.com", "Email is invalid"],
    ["email", "=?utf-8?q?victim=40example.com?=@example.com", "Email is invalid"],
    ["email", `${"e".repeat(250)}@example.com`, "Email is invalid"],
    ["phone", "   ", "Phone is required"],
    ["phone", "987654321", "Phone number must be 10 digits"],
    ["phone", "98765432101", "Phone number must be 10 digits"],
    ["phone", "98765 4321o", "Phone number must be 10 digits"],
    ["phone", "9876543210, 9876543211", "Phone number must be 10 digits"],
    ["phone", "98765 43210 ext 12", "Phone number must be 10 digits"],
    ["phone", "98765 4321O", "Phone number must be 10 digits"],
    ["email", "a@example.in; b@example.in", "Email is invalid"],
    ["phone", "not a number", "Phone number must be 10 digits"],
    ["phone", "+65 9123 4567", "Phone number must be 10 digits"],
    ["phone", "1".repeat(41), "Phone number must be 10 digits"],
    ["location", "\n", "Location is required"],
    ["location", "l".repeat(201), "Location must be at most 200 characters"],
    ["message", "\n\n", "Message is required"],
    ["message", "m".repeat(5001), "Message must be at most 5000 characters"],
  ])("%s %j is refused with '%s'", (field, value, message) => {
    expect(checkEnquiry({ ...complete, [field]: value }).errors).toEqual({ [field]: message });
  });

  test.each([
    "9876543210",
    "98765 43210",
    "98765-43210",
    "98765–43210",
    "+91 98765 43210",
    "+91-98765-43210",
    "(+91) 98765 43210",
    "+91 (0) 98765 43210",
    "91 98765 43210",
    "0091 98765 43210",
    "098765 43210",
    " 98765\u00A043210 ",
    "tel:+919876543210",
    "Mob: 98765 43210",
    "M - 98765_43210;",
    "📞 '9876543210",
    "+91+91 98765 43210",
    "091 98765 43210",
    "Mobile No. 98765 43210",
    "मो. ९८७६५ ४३२१०",
    "98765 43210 (WhatsApp)",
  ])("phone %j is read as its ten digits", (phone) => {
    expect(checkEnquiry({ ...complete, phone }).enquiry?.phone).toBe("9876543210");
  });

  test.each([
    "mailto:a@example.in",
    "a@example.in.",
    "a@example.in,",
    "a @ example. in",
    "a＠example．in",
    "a@example.in।",
    "mailto:a@example.in?subject=Panels",
    "“a@example.in”",
    "Asha Rao <a@example.in>",
    '"Rao, Asha" <a@example.in>;',
    "<a@example.in>",
    "Asha Rao <mailto:a@example.in>",
    "E-mail: a@example.in",
    "Email ID - a@example.in",
    "Email:-a@example.in",
    "ईमेल: a@example.in",
    "𝗮@𝗲𝘅𝗮𝗺𝗽𝗹𝗲.𝗶𝗻",
  ])("email %j is read as the address in it", (email) =>
    expect(checkEnquiry({ ...complete, email }).enquiry?.email).toBe("a@example.in"),
  );

  test.each(["email-team@example.in", "e-mail-desk@example.in"])("email %s is stored as written", (email) =>
    expect(checkEnquiry({ ...complete, email }).enquiry?.email).toBe(email),
  );

  test.each(["email", "phone", "name", "location"] as const)(
    "a text of 250 kB in the field %s is refused within the time of a test",
    (field) => {
      for (const unit of [".", "@.", "a. ", "+91 "]) {
        const written = unit.repeat(250_000 / unit.length);
        expect(checkEnquiry({ ...complete, [field]: written }).errors).toHaveProperty(field);
      }
    },
  );

  test("ten digits that begin with 91 or 0 stay as they are", () => {
    expect(checkEnquiry({ ...complete, phone: "9198765432" }).enquiry?.phone).toBe("9198765432");
    expect(checkEnquiry({ ...complete, phone: "0112345678" }).enquiry?.phone).toBe("0112345678");
  });

  test("surrounding spaces are trimmed, and a one-line field cannot contain a line break", () => {
    const { enquiry } = checkEnquiry({ ...complete, name: "  A\r\nBcc: b@example.com ", email: " a@example.com " });
    expect(enquiry?.name).toBe("A Bcc: b@example.com");
    expect(enquiry?.email).toBe("a@example.com");
  });
});

describe("the posted body", () => {
  test("is accepted with exactly the specified fields", () => {
    expect(enquiryRequestSchema.parse(body)).toEqual(body);
  });

  test.each(["lib_version", "user_id", "service_id", "template_id", "template_params"])(
    "is refused without %s",
    (key) => {
      expect(enquiryRequestSchema.safeParse({ ...body, [key]: undefined }).success).toBe(false);
    },
  );

  test.each(["user_id", "service_id", "template_id"])("is refused with an empty %s", (key) => {
    expect(enquiryRequestSchema.safeParse({ ...body, [key]: "" }).success).toBe(false);
  });

  test("is refused with a field that is not specified", () => {
    expect(enquiryRequestSchema.safeParse({ ...body, accessToken: "x" }).success).toBe(false);
    const params = { ...body.template_params, subject: "x" };
    expect(enquiryRequestSchema.safeParse({ ...body, template_params: params }).success).toBe(false);
  });
});
