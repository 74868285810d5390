import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "../testing/content-copy.ts";

afterEach(removeContentCopies);

/** A copy of the content in which only these texts are translated in a file. */
function withTranslations(file: string, pairs: [english: string, hindi: string][]): ContentCopy {
  const path = `hindi/${file}.yaml`;
  const text = pairs.map(
    ([english, hindi]) => `- english: ${JSON.stringify(english)}\n  hindi: ${JSON.stringify(hindi)}\n`,
  );
  return new ContentCopy().remove(path).add(path, text.join("") || "[]\n");
}

describe("the catalogue in Hindi", () => {
  test("has the texts that are translated, and the others in English", () => {
    const { pages } = withTranslations("contact", [["Contact us", "संपर्क करें"]])
      .load()
      .inHindi();
    expect(pages.contact.seo.title).toBe("संपर्क करें");
    expect(pages.contact.lead).toBe("Tell us what you need, how much of it and where it will be used.");
    expect(pages.about.heading).toMatch(/^[A-Za-z ]+$/);
  });

  test("has a new English text instead of the translation of the former one", () => {
    const copy = new ContentCopy().edit("pages/contact.yaml", /^lead: .*$/m, "lead: Write to us.");
    expect(copy.load().inHindi().pages.contact.lead).toBe("Write to us.");
  });

  test("shows the text in English if its translation is empty", () => {
    const { pages } = withTranslations("contact", [["Contact us", " "]])
      .load()
      .inHindi();
    expect(pages.contact.seo.title).toBe("Contact us");
  });

  test("writes figures as they are now, in products and in categories", () => {
    const copy = new ContentCopy()
      .edit("products/stageSystems/parLight.yaml", /cri: .*/, 'cri: "70+/80+"')
      .edit("products/wallPanels/glassStoff.yaml", /nrc: .*/, 'nrc: "0.99"');
    const { categories } = copy.load().inHindi();
    const find = (name: string) => categories.find(({ id }) => id === name)!;
    const card = find("stageSystems").cards.find(({ product }) => product.slug === "parLight")!;
    expect(card.description).toBe("वेरिएबल पावर वाली पार लाइट। CRI 70+/80+।");
    expect(find("wallPanels").seo.description).toMatch(/ से 1\.0 तक/);
  });

  test("leaves the English catalogue as it is", () => {
    const catalogue = new ContentCopy().load();
    const before = JSON.stringify([catalogue.pages, catalogue.categories]);
    expect(catalogue.inHindi().pages.home.contact.heading).toBe("संपर्क करें");
    expect(JSON.stringify([catalogue.pages, catalogue.categories])).toBe(before);
  });
});

describe("a mistake is", () => {
  test("a translation with other numbers, whatever their script", () => {
    const english = "3 to 10 years, depending on the selection.";
    for (const hindi of ["3 से 12 साल।", "कुछ साल।", "३ से १० साल।"]) {
      expect(withTranslations("home", [[english, hindi]]).mistakes()).toEqual([
        "content/hindi/home.yaml:2: [0].hindi: Use the same numbers as the English text: 10, 3.",
      ]);
    }
  });

  test("a translation with other placeholders", () => {
    const english = "A PET panel, {thickness} thick. One size, {size}. Twenty colours, coded 001 to 020.";
    const hindi = "PET पैनल, मोटाई {thickness}। 001 से 020 तक के बीस रंग।";
    expect(withTranslations("products", [[english, hindi]]).mistakes()).toEqual([
      "content/hindi/products.yaml:2: [0].hindi: Use the same placeholders as the English text: {size}, {thickness}.",
    ]);
  });
});
