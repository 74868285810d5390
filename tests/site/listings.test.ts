import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, singleSpaced, textsOf } from "./built-pages.ts";

const listings = catalogue().categories.filter(({ tabs }) => tabs.length === 0);
const pages = builtPages();
const pageAt = (path: string) => pages.find((page) => page.path === path)!.root;

describe.each(listings.map((listing) => ({ ...listing })))(
  "$path",
  ({ id, path, heading, statement, cards, advice }) => {
    const main = pageAt(path).querySelector("main")!;

    test("opens with its name and shows every product with its key figures, linked", () => {
      expect(textsOf(main, "h1")).toEqual([heading]);
      expect(singleSpaced(main.textContent)).toContain(singleSpaced(statement));
      const shown = main.querySelectorAll("article");
      expect(shown).toHaveLength(cards.length);
      for (const [index, card] of cards.entries()) {
        const link = shown[index]?.querySelectorAll("a").find(({ textContent }) => textContent === card.title);
        expect(link?.getAttribute("href"), card.title).toBe(card.path);
        const text = singleSpaced(shown[index]?.textContent ?? "");
        for (const { key, printed } of card.figures) {
          if (key !== "nrc") expect(text).toContain(singleSpaced(printed.join(", ")));
        }
        if (card.nrc) expect(text).toContain(singleSpaced(card.nrc.printed));
      }
    });

    test("ends with links to enquire and to download its catalogue", () => {
      const aside = main.querySelector("aside")!;
      expect(textsOf(aside, "h2")).toEqual([advice.heading]);
      const links = aside.querySelectorAll("a");
      const enquiry = links.find(({ textContent }) => textContent.includes("Send an enquiry"));
      expect(enquiry?.getAttribute("href")).toBe("/contact");
      const file = links.find(({ textContent }) => textContent.includes("PDF"));
      expect(file?.getAttribute("href")).toBe(`/documents/${id}-catalogue.pdf`);
      expect(file?.getAttribute("download")).toBe("");
    });
  },
);
