import { describe, expect, test } from "vitest";
import { refusedPage, sentPage, tellsOfSending } from "./plain-pages.ts";

const form = {
  address: "/contact",
  hindi: {
    address: "/hi/contact",
    words: [
      { english: "Name", hindi: "नाम" },
      { english: "Name is required", hindi: "कृपया अपना नाम लिखें" },
      { english: "Your message has been sent. We'll contact you soon!", hindi: "आपका संदेश भेज दिया गया है।" },
      { english: "Please send yours again in {time}, or call us.", hindi: "इसे {time} बाद फिर भेजें।" },
      { english: "{n} seconds", hindi: "{n} सेकंड" },
    ],
  },
  siteOrigin: "https://www.example.com",
  emailService: { libraryVersion: "1", userId: "user", serviceId: "service", templateId: "template" },
  products: [],
};
const values = { name: "Name", email: "a@example.com", phone: "", location: "", message: "Name" };

describe("without a renderer, a form in Hindi", () => {
  test("is confirmed in Hindi, with its reference", () => {
    expect(tellsOfSending("/hi/contact?sent=K7M2-2223", form)).toBe(true);
    const html = String(sentPage("/hi/contact?sent=K7M2-2223", form).body);
    expect(html).toContain('<html lang="hi">');
    expect(html).toContain("<h1>आपका संदेश भेज दिया गया है।</h1>");
    expect(html).toContain("<strong>K7M2-2223</strong>");
    expect(html).toContain('href="/hi"');
  });

  test("is returned with its reasons in Hindi and with the visitor's own words", () => {
    const answer = {
      phase: "failed" as const,
      errors: { name: "Name is required" },
      values,
      explanation: "Please send yours again in 40 seconds, or call us.",
      status: 429,
    };
    const html = String(refusedPage(answer, new FormData(), "/hi/contact", form).body);
    expect(html).toContain("इसे 40 सेकंड बाद फिर भेजें।");
    expect(html).toContain("<strong>कृपया अपना नाम लिखें</strong>");
    expect(html).toContain(">नाम</label>");
    expect(html).toContain('value="Name"');
    expect(html).toContain("\nName</textarea>");
  });
});

test("a form in English is confirmed in English", () => {
  const html = String(sentPage("/contact?sent=1", form).body);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain("Your message has been sent.");
});
