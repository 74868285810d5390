import { groupOf, type Group } from "#content/load/group.ts";

/** A place for a picture in a file. */
export interface PicturePlace {
  /** The field with the picture's name. */
  readonly at: readonly (string | number)[];
  /** Its label: `Banner`, `Picture strip 2`. */
  readonly label: string;
  /** The name of its picture; undefined if a picture can be added. */
  readonly picture?: string | undefined;
  readonly kind: PlaceKind;
  /** Texts beside the picture that describe it, and therefore change with it. */
  readonly words?: readonly WordsBeside[];
}

/** A text beside a picture. */
interface WordsBeside {
  /** Its field in the same group. */
  readonly name: string;
  readonly label: string;
  /** The current text. */
  readonly said: string;
}

/** The proportions of a place, and the required size of its picture. */
export interface PlaceKind {
  /** The ending of new picture names. */
  readonly name: string;
  /** The subfolder for its master, with a trailing slash. */
  readonly folder?: "swatches/";
  /** Width by height. */
  readonly proportion: readonly [number, number];
  /** The greatest width of a master: no page shows more. */
  readonly widestPx: number;
  /** A narrower picture is blurred at its widest. */
  readonly leastPx: number;
  /** The approximate proportions on a phone, which cuts off the sides. */
  readonly onPhones?: readonly [number, number];
}

const kinds = {
  banner: { name: "hero", proportion: [2, 1], widestPx: 2000, leastPx: 1600, onPhones: [1, 1] },
  phoneBanner: { name: "hero-portrait", proportion: [5, 8], widestPx: 1200, leastPx: 800 },
  product: { name: "product", proportion: [4, 3], widestPx: 1600, leastPx: 1200 },
  strip: { name: "detail", proportion: [4, 3], widestPx: 1600, leastPx: 900 },
  installed: { name: "installed", proportion: [4, 3], widestPx: 1600, leastPx: 1200 },
  category: { name: "category", proportion: [4, 3], widestPx: 1600, leastPx: 1200 },
  slide: { name: "slide", proportion: [16, 9], widestPx: 2000, leastPx: 1600 },
  phoneSlide: { name: "portrait", proportion: [2, 3], widestPx: 1200, leastPx: 800 },
  gallery: { name: "gallery", proportion: [3, 2], widestPx: 1600, leastPx: 1200 },
  project: { name: "project", proportion: [3, 2], widestPx: 2000, leastPx: 1200 },
  swatch: { name: "swatch", folder: "swatches/", proportion: [1, 1], widestPx: 640, leastPx: 640 },
} as const satisfies Record<string, PlaceKind>;

/** The message for a picture that is too small for its place; undefined if it is large enough. */
export function smallInWords(widthPx: number, { leastPx }: Pick<PlaceKind, "leastPx">): string | undefined {
  if (widthPx >= leastPx) return undefined;
  return `${widthPx} pixels wide; it needs at least ${leastPx} to look sharp here`;
}

/** All places for pictures in a content file, including the ends of lists where one can be added. */
export function placesIn(path: string, value: unknown): PicturePlace[] {
  if (path.startsWith("products/")) return placesOfProduct(groupOf(value));
  if (path.startsWith("swatches/")) return swatches(["swatches"], groupOf(value).swatches, groupOf(value).tile);
  if (path.startsWith("projects/"))
    return each(["photographs"], "Photograph", groupOf(value).photographs, kinds.project);
  if (path.startsWith("categories/")) {
    const { picture, home } = groupOf(value);
    const onHome = groupOf(home).picture;
    return [
      one(["picture"], "In lists and menus", picture, kinds.category),
      ...(onHome === "drawing" ? [] : [one(["home", "picture"], "On the home page", onHome, kinds.category)]),
    ];
  }
  if (path === "pages/home.yaml") {
    return list(groupOf(value).slides).flatMap((slide, index) => [
      one(["slides", index, "picture"], `Slide ${index + 1}`, groupOf(slide).picture, kinds.slide),
      one(
        ["slides", index, "phonePicture"],
        `Slide ${index + 1} on phones`,
        groupOf(slide).phonePicture,
        kinds.phoneSlide,
      ),
    ]);
  }
  if (path === "pages/about.yaml") return [one(["picture"], "Picture", groupOf(value).picture, kinds.gallery)];
  if (path === "pages/projects.yaml") {
    const { picture, phonePicture } = groupOf(value);
    return [
      one(["picture"], "Banner", picture, kinds.banner),
      one(["phonePicture"], "Banner on phones (portrait)", phonePicture, kinds.phoneBanner),
    ];
  }
  if (path === "gallery.yaml") {
    return list(value).map((entry, index) => {
      const { picture } = groupOf(entry);
      const place = one([index, "picture"], titleOf(entry, index), picture, kinds.gallery);
      // An entry without a picture already has the texts for its future picture.
      return picture === undefined ? place : { ...place, words: wordsBeside(entry) };
    });
  }
  return [];
}

/** The labels of pictures by name, after the first place that shows each: `Photograph for “Banner”`. */
export function pictureLabels(places: readonly PicturePlace[]): Record<string, { readonly label: string }> {
  const labels = places.map(({ picture = "", label }) => [picture, { label: `Photograph for “${label}”` }] as const);
  return Object.fromEntries(labels.toReversed());
}

function placesOfProduct({ pictures, colours, patterns }: Group): PicturePlace[] {
  const { banner, bannerOnPhones, product, carousel, installed } = groupOf(pictures);
  const [ownColours, ownPatterns] = [groupOf(colours), groupOf(patterns)];
  return [
    one(["pictures", "banner"], "Banner", banner, kinds.banner),
    one(["pictures", "product"], "On cards and in lists", product, kinds.product),
    ...each(["pictures", "carousel"], "Picture strip", carousel, kinds.strip),
    ...each(["pictures", "installed"], "After installation", installed, kinds.installed),
    one(["pictures", "bannerOnPhones"], "Banner on phones (portrait)", bannerOnPhones, kinds.phoneBanner),
    ...swatches(["colours", "swatches"], ownColours.swatches, ownColours.tile),
    ...swatches(["patterns", "items"], ownPatterns.items, ownPatterns.tile),
  ];
}

/** The places for a list of finishes, colours or patterns, with the proportions of their piece of material. */
function swatches(at: PicturePlace["at"], items: unknown, tile: unknown): PicturePlace[] {
  const { widthMm, heightMm } = groupOf(tile);
  const isKnown = typeof widthMm === "number" && typeof heightMm === "number";
  const kind: PlaceKind = isKnown ? { ...kinds.swatch, proportion: [widthMm, heightMm] } : kinds.swatch;
  return list(items).map((item, index) =>
    one([...at, index, "picture"], titleOf(item, index), groupOf(item).picture, kind),
  );
}

/** The name and location of what a gallery picture shows. */
function wordsBeside(entry: unknown): WordsBeside[] {
  const { text, location } = groupOf(entry);
  return [
    { name: "text", label: "Name below the picture", said: String(text ?? "") },
    { name: "location", label: "Town and state below the picture", said: String(location ?? "") },
  ];
}

function one(at: PicturePlace["at"], label: string, picture: unknown, kind: PlaceKind): PicturePlace {
  return { at, label, kind, picture: typeof picture === "string" ? picture : undefined };
}

/** The places for a list's pictures, and one after the last. */
function each(at: PicturePlace["at"], label: string, pictures: unknown, kind: PlaceKind): PicturePlace[] {
  return [...list(pictures), undefined].map((picture, index) =>
    one([...at, index], `${label} ${index + 1}`, picture, kind),
  );
}

function titleOf(entry: unknown, index: number): string {
  const { title, name, text } = groupOf(entry);
  const own = [title, name, text].find((words) => typeof words === "string");
  return typeof own === "string" ? own : `Picture ${index + 1}`;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
