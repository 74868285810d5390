import { describe, expect, test } from "vitest";
import type { Figure } from "#content/catalogue.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";

const catalogue = ownCatalogue();
const product = (id: string) => catalogue.products.find((each) => each.id === id)!;

const swatches = (path: string) => product(path.slice(1)).colours?.swatches.map(({ name }) => name);

const swatchNames = (id: string) =>
  product(id)
    .colours?.swatches.map(({ name }) => name)
    .join(", ");
const patternNames = (id: string) => product(id).patterns?.items.map(({ name }) => name);
const withWarranty = (warranty: string | undefined) =>
  catalogue.products.filter((each) => each.warranty?.lines.join() === warranty).map(({ id }) => id);

function figuresOf(id: string) {
  return product(id).specifications.flatMap(({ figures }) => figures);
}

describe("names, codes and warranties are as supplied", () => {
  test("swatches", () => {
    expect(swatchNames("wallPanels/slatedPanel")).toBe(
      "Alberta Maple, Bavarian Beech, Flowery Wenge, Inntal Beech, Mahogany, Mangfall Beech, Natural Teak, Oxford Cherry, Paria Oak, Sapelli, Swiss Oak, Thansau Maple",
    );
    expect(swatchNames("wallPanels/glassStoff")).toBe(
      "JU-101, JU-103, JU-104, JU-104A, JU-105, JU-106, JU-107, JU-108, JU-109, JU-110, JU-111, JU-112, JU-113, JU-114, JU-115, JU-116A, JU-117, JU-118A, JU-119, JU-120",
    );
    expect(swatchNames("wallPanels/petPanel")).toBe(
      "001, 002, 003, 004, 005, 006, 007, 008, 009, 010, 011, 012, 013, 014, 015, 016, 017, 018, 019, 020",
    );
    expect(swatchNames("wallPanels/stoffPanel")).toBe(
      "Light Brown, Brown, Camel, Dark Grey, Light Grey, Green, Black, Red Black, Red, Gold, Dark Blue, Light Blue",
    );
    expect(swatchNames("wallPanels/melamianoPanel")).toBe("White, Grey, Fabric Finished");
    expect(swatchNames("wallPanels/stretchFabricPanel")).toBe("Melamine Laminate, Wood Veneer");
  });

  test("patterns", () => {
    expect(patternNames("wallPanels/slatedPanel")).toEqual(["Slat 16/3-4", "Slat 21/3-4", "Slat 28/4", "Slat 56/4"]);
    expect(patternNames("wallPanels/perforatedPanel")).toEqual(["D3/16", "D3/22", "D10/10", "D6/15"]);
    expect(patternNames("wallPanels/slitPanel")).toHaveLength(3);
    expect(patternNames("acousticCeilings/calciLite")).toEqual(["Round Hole Perforated", "Square Hole Perforated"]);
    expect(product("acousticCeilings/calciLite").patterns?.title).toBe("More Patterns");
  });

  test("ten years for Wood Wool and Stoff, five for the other panels and the tiles, none elsewhere", () => {
    expect(withWarranty("10 years")).toEqual(["wallPanels/stoffPanel", "wallPanels/woodWoolPanel"]);
    const five = withWarranty("5 years");
    expect(five).toHaveLength(10);
    expect(five.every((id) => id.startsWith("wallPanels/") || id.startsWith("acousticCeilings/"))).toBe(true);
    expect(withWarranty(undefined)).toHaveLength(33);
  });

  test("the power of each luminaire in the listing", () => {
    const lighting = catalogue.categories.flatMap(({ tabs }) => tabs).find(({ id }) => id === "lighting");
    expect(lighting?.cards.map(({ title, figures }) => `${title} ${figures[0]?.lines.join()}`)).toEqual([
      "Par Can 100/150/200W",
      "Blinder 200/400W",
      "Fresnel Spot 60/100/200/300/400W",
      "Par Lights Variable",
      "Profile 200/300W",
      "Moving Head Variable",
      "Cyclorama Wash 300W",
    ]);
  });

  test("the heights of the banners and the carousels of the pages", () => {
    expect(product("wallPanels/petPanel").banner).toEqual({ heightPx: 600, topMarginPx: 0 });
    expect(product("stageSystems/parCan").banner).toEqual({ heightPx: 650, topMarginPx: 0 });
    expect(product("wallPanels/gypsumBoard").banner).toEqual({ heightPx: 520, topMarginPx: 110 });
    expect(product("wallPanels/petPanel").carousel).toMatchObject({
      slides: 2,
      slidesUpTo1024Px: 3,
      slidesUpTo600Px: 1,
    });
    expect(product("wallPanels/stretchFabricPanel").carousel).toMatchObject({
      slides: 2,
      slidesUpTo1024Px: 2,
      slidesUpTo600Px: 1,
    });
  });

  test("seat and back types are among those in the specification", () => {
    const seats = ["Auto Tip-Up", "Auto Tip-Up With Writing Pad", "Sliding", "Sliding With Writing Pad", "Fix"];
    const backs = ["Fix", "Push Back", "Back Push"];
    for (const { id, category } of catalogue.products) {
      if (category !== "seatingSystems") continue;
      const value = (key: string) => figuresOf(id).find((figure) => figure.key === key)?.lines[0];
      expect(seats).toContain(value("seat"));
      expect(backs).toContain(value("back"));
    }
  });

  test("an installation procedure of eight steps, all marked as samples", () => {
    const steps = product("wallPanels/stretchFabricPanel").installationProcedure;
    expect(steps.map(({ sample }) => sample)).toEqual(Array(8).fill(true));
  });
});

test("the home page's slides and headings are word for word as specified", () => {
  const { slides, products, gallery } = catalogue.pages.home;
  expect(slides.map(({ heading, subtext, button }) => [heading, subtext, button.label, button.link])).toEqual([
    ["Elevating Acoustic Solutions For All", "Premier acoustic solutions tailored for you.", "Contact Us", "/contact"],
    [
      "Innovative Acoustic Designs",
      "Creating bespoke designs that harmonize with your environment.",
      "Our Projects",
      "/projects",
    ],
    ["Specialized Acoustic Materials", "High-quality materials to meet your unique needs.", "Get Started", "#products"],
  ]);
  expect(products.heading).toBe("Premier Acoustic Products and Design Services");
  expect(products.subtext).toBe("Unmatched acoustic expertise for diverse applications.");
  expect(catalogue.homeCategories.map(({ id }) => id)).toEqual([
    "wallPanels",
    "acousticCeilings",
    "seatingSystems",
    "acousticDoors",
    "stageSystems",
    "metalCeilings",
  ]);
  expect(gallery.heading).toBe("Our Experience");
});

describe("the addresses that the specification lists", () => {
  test("forty-nine detail pages show forty-five products", () => {
    expect(new Set(catalogue.details.map(({ path }) => path)).size).toBe(49);
    expect(catalogue.products).toHaveLength(45);
  });

  test("every other page is its own canonical page", () => {
    const elsewhere = catalogue.details.filter(({ path, canonicalPath }) => path !== canonicalPath);
    expect(elsewhere.map(({ path }) => path)).toEqual([
      "/acousticCeilings/melamianoPanel",
      "/acousticCeilings/perforatedPanel",
      "/acousticCeilings/slitPanel",
      "/acousticCeilings/gypsumBoard",
    ]);
  });
});

describe("the listings of the specification", () => {
  test("categories are in the order of the Products menu", () => {
    expect(catalogue.categories.map(({ menuLabel }) => menuLabel)).toEqual([
      "Wall Panels",
      "Acoustic Ceilings",
      "Metal Ceilings",
      "Seating Systems",
      "Acoustic Doors",
      "Stage Systems",
    ]);
  });

  test("each says how many products it has", () => {
    expect(catalogue.categories.map(({ count }) => count)).toEqual([
      "10 products",
      "6 products",
      "7 products",
      "11 chairs",
      "1 product",
      "14 products",
    ]);
  });

  test("stage products are in four tabs, lighting first", () => {
    const stage = catalogue.categories.find(({ id }) => id === "stageSystems");
    const tabs = stage?.tabs.map(({ label, cards }) => [label, cards.length]);
    expect(tabs).toEqual([
      ["Stage Lighting", 7],
      ["Stage Curtains", 1],
      ["Stage Flooring", 1],
      ["Stage Services", 5],
    ]);
  });

  test("a category's key figure begins and ends with figures of its products", () => {
    const endsOf = (every: readonly Figure[]) =>
      every.flatMap(({ reading }) =>
        "spans" in reading
          ? reading.spans.flatMap(({ minimum, maximum }) => [minimum, maximum].filter((end) => end !== undefined))
          : [],
      );
    for (const { home, cards } of catalogue.categories) {
      if (!home.figure) continue;
      const { key, lines } = home.figure;
      const numbers = lines.join(" ").match(/\d+(?:\.\d+)?/g) ?? [];
      const supplied = cards.flatMap((card) =>
        card.product.specifications.flatMap(({ figures }) => figures.filter((figure) => figure.key === key)),
      );
      const known = supplied.flatMap((figure) => figure.lines.join(" ").match(/\d+(?:\.\d+)?/g) ?? []);
      expect(known).toEqual(expect.arrayContaining(numbers));
      const [ends, suppliedEnds] = [endsOf([home.figure]), endsOf(supplied)];
      expect(ends).not.toEqual([]);
      expect(Math.min(...ends)).toBe(Math.min(...suppliedEnds));
      expect(Math.max(...ends)).toBe(Math.max(...suppliedEnds));
    }
  });
});

describe("the specified counts", () => {
  test("twelve wood finishes, twenty JU codes, twenty PET codes, twelve Stoff colours", () => {
    expect(swatches("/wallPanels/slatedPanel")).toHaveLength(12);
    expect(swatches("/wallPanels/perforatedPanel")).toEqual(swatches("/wallPanels/slatedPanel"));
    expect(swatches("/wallPanels/slitPanel")).toEqual(swatches("/wallPanels/slatedPanel"));
    expect(swatches("/wallPanels/glassStoff")).toHaveLength(20);
    expect(swatches("/wallPanels/petPanel")).toHaveLength(20);
    expect(swatches("/wallPanels/stoffPanel")).toHaveLength(12);
  });

  test("the rows of the five regions", () => {
    expect(catalogue.regions.map(({ label, rows }) => [label, rows.length])).toEqual([
      ["North India", 75],
      ["East India", 12],
      ["South India", 2],
      ["West India", 6],
      ["Central India", 3],
    ]);
  });

  test("eleven gallery entries, one with a trailing comma and no state", () => {
    expect(catalogue.gallery.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const states = catalogue.gallery.map(({ location }) => location.split(", ")[1]);
    expect(states.filter((state) => state === undefined)).toHaveLength(1);
    expect(catalogue.gallery.filter(({ location }) => location.endsWith(","))).toHaveLength(1);
  });
});
