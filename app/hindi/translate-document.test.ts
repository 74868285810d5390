import { describe, expect, test } from "vitest";
import { translateDocument } from "./translate-document.ts";
import { createTranslator } from "./translator.ts";

const translate = createTranslator([
  { english: "Menu", hindi: "मेन्यू" },
  { english: "Phone", hindi: "" },
  { english: "Rows & seats", hindi: "क़तारें <और> सीटें" },
  { english: "Slide {n}: {heading}", hindi: "स्लाइड {n}: {heading}" },
  { english: "Send it again in {time}.", hindi: "इसे {time} बाद फिर भेजें।" },
  { english: "{n} minutes", hindi: "{n} मिनट" },
]);
const inHindi = (html: string) =>
  translateDocument(html, { translate, isTranslated: (path) => ["/", "/contact"].includes(path) });

describe("the words in the code", () => {
  test("are translated in texts and in the names of elements", () => {
    expect(inHindi('<nav aria-label="Menu"><h2> Menu </h2></nav>')).toBe('<nav aria-label="मेन्यू"><h2> मेन्यू </h2></nav>');
    expect(inHindi("<p>Rows &amp; seats</p>")).toBe("<p>क़तारें &lt;और&gt; सीटें</p>");
  });

  test("are translated with what is filled in, which may be translated too", () => {
    expect(translate("Slide 2: नमस्ते")).toBe("स्लाइड 2: नमस्ते");
    expect(translate("Send it again in 3 minutes.")).toBe("इसे 3 मिनट बाद फिर भेजें।");
    expect(translate("Slide two: नमस्ते")).toBeUndefined();
  });

  test("stay where they are a name, what a visitor typed, or code", () => {
    for (const html of [
      '<b lang="en" translate="no">Menu</b>',
      "<textarea>Menu</textarea>",
      "<script>Menu</script>",
      '<input value="Menu"/>',
    ])
      expect(inHindi(html)).toBe(html);
  });

  test("stay in an island, which browsers render again", () => {
    expect(inHindi('<page-island data-props="{}"><b>Menu</b> हाँ</page-island>')).toBe(
      '<page-island data-props="{}"><b lang="en">Menu</b> हाँ</page-island>',
    );
  });
});

describe("what is English", () => {
  test("is marked as a whole, once", () => {
    expect(inHindi("<main><ul><li>Phone</li><li>Fax 12</li></ul><p>फ़ोन</p></main>")).toBe(
      '<main><ul lang="en"><li>Phone</li><li>Fax 12</li></ul><p>फ़ोन</p></main>',
    );
  });

  test("is marked beside Hindi", () => {
    expect(inHindi("<p>Phone <b>फ़ोन</b></p>")).toBe('<p><span lang="en">Phone</span> <b>फ़ोन</b></p>');
    expect(inHindi('<p>फ़ोन <img alt="A phone" src="/a.jpg"/></p>')).toBe(
      '<p>फ़ोन <img lang="en" alt="A phone" src="/a.jpg"/></p>',
    );
  });

  test("is an island without Hindi, which will write English words", () => {
    expect(inHindi("<main><page-island></page-island>फ़ोन</main>")).toBe(
      '<main><page-island lang="en"></page-island>फ़ोन</main>',
    );
  });

  test("is neither a number nor a Hindi sentence with an English name", () => {
    for (const html of ["<p>0.85</p>", "<p>PET पैनल, 12 mm</p>"]) expect(inHindi(html)).toBe(html);
  });
});

describe("a link", () => {
  test.each([
    ['<a href="/contact?product=a#form">फ़ॉर्म</a>', '<a href="/hi/contact?product=a#form">फ़ॉर्म</a>'],
    ['<a href="/">घर</a>', '<a href="/hi">घर</a>'],
    ['<a href="/wallPanels/petPanel">पैनल</a>', '<a href="/wallPanels/petPanel" hreflang="en">पैनल</a>'],
  ])("%s leads to the page in Hindi, or says that it is in English", (html, expected) => {
    expect(inHindi(html)).toBe(expected);
  });

  test.each(["/contact.pdf", "#main", "https://example.com/contact", "mailto:a@example.com"])(
    "to %s stays as it is",
    (address) => {
      const html = `<a href="${address}">फ़ॉर्म</a>`;
      expect(inHindi(html)).toBe(html);
    },
  );

  test("to the page in English stays as it is", () => {
    const html = '<a href="/contact" hreflang="en" lang="en">English</a>';
    expect(inHindi(html)).toBe(html);
  });
});
