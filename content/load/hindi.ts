import type { HindiFile } from "../schema/hindi.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { ProductEntry } from "../schema/product.ts";
import { numbersIn, placeholdersIn } from "../text/figures-in-text.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import { replaceFields } from "./reference-fields.ts";
import type { Source, Sources } from "./sources.ts";

const seo = ["seo.title", "seo.description"];

/** The texts that Hindi pages show, by kind of file; `*` is any item of a list. */
const shownTexts = {
  company: [
    "offices.corporate.label",
    "offices.registered.label",
    "map.title",
    "chat.label",
    "social.network.label",
    "social.professionalNetwork.label",
    "sampleNote",
    "catalogueFile.label",
  ],
  category: [
    ...seo,
    "title",
    "menuLabel",
    "heading",
    "statement",
    "unit.one",
    "unit.many",
    "home.description",
    "advice.heading",
    "advice.text",
    "tabs.*.label",
  ],
  labels: ["menuLabel", "footerLabel"],
  home: [
    ...seo,
    ...["heading", "subtext", "button.label"].map((field) => `slides.*.${field}`),
    ...["heading", "subtext", "exploreLabel", "allLabel"].map((field) => `products.${field}`),
    ...["heading", "note", "linkLabel"].map((field) => `gallery.${field}`),
    ...["heading", "paragraphs.*", "venues", "warranty", "linkLabel"].map((field) => `about.${field}`),
    ...["heading", "linkLabel", "mapLinkLabel"].map((field) => `contact.${field}`),
  ],
  gallery: ["*.text", "*.location"],
  contact: [...seo, "heading", "lead"],
  privacy: [...seo, "heading", "lead", "sections.*.heading", "sections.*.paragraphs.*", "sections.*.items.*"],
};

type Translate = (text: string, file: HindiFile) => string;

/** The sources with every text of Hindi pages replaced. */
function replaceShownTexts(sources: Sources, translate: Translate): Sources {
  const within = <Entry>(source: Source<Entry> | undefined, kind: keyof typeof shownTexts, file: HindiFile) =>
    source && {
      ...source,
      entry: replaceFields(
        shownTexts[kind].map((field) => field.split(".")),
        source.entry,
        (text) => translate(text, file),
      ),
    };
  const each = <Id, Entry>(
    map: ReadonlyMap<Id, Source<Entry> | undefined>,
    replace: (source: Source<Entry> | undefined) => Source<Entry> | undefined,
  ) => new Map([...map].map(([id, source]) => [id, replace(source)]));
  const labelled = Object.fromEntries(
    Object.entries(sources.pages as Record<string, Source<unknown> | undefined>).map(([id, source]) => [
      id,
      within(source, "labels", "shared"),
    ]),
  ) as Sources["pages"];
  const { figures } = sources;
  const onCards = figuresOnCards(sources);
  return {
    ...sources,
    company: within(sources.company, "company", "shared"),
    figures: figures && {
      ...figures,
      entry: Object.fromEntries(
        Object.entries(figures.entry).map(([key, { label, ...rest }]) => [
          key,
          { ...rest, label: onCards.has(key) ? translate(label, "shared") : label },
        ]),
      ) as typeof figures.entry,
    },
    pages: {
      ...labelled,
      home: within(labelled.home, "home", "home"),
      contact: within(labelled.contact, "contact", "contact"),
      privacy: within(labelled.privacy, "privacy", "privacy"),
    },
    gallery: within(sources.gallery, "gallery", "home"),
    categories: each(sources.categories, (source) => within(source, "category", "categories")),
    products: each(
      sources.products,
      (source) => source && { ...source, entry: summarised(source.entry, (text) => translate(text, "products")) },
    ),
  };
}

/** The figures on the cards of listings, and those of categories on the home page. */
function figuresOnCards({ categories }: Sources): Set<string> {
  const keys = [...categories.values()].flatMap((source) => {
    if (!source) return [];
    const { cardFigures, tabs = [], home } = source.entry;
    return [...cardFigures, ...tabs.flatMap((tab) => tab.cardFigures), ...(home.figure ? [home.figure.key] : [])];
  });
  return new Set(keys);
}

/** A product whose card shows its first sentences, which are translated together. */
function summarised(entry: ProductEntry, translate: (text: string) => string): ProductEntry {
  const sentences = (entry.product ?? []).map(({ text }) => text);
  if (sentences.length === 0) return entry;
  return { ...entry, card: { ...entry.card, description: translate(sentences.join(" ")) } };
}

/** The English texts that each file of `content/hindi` translates, without those in the code. */
export function textsForHindi(sources: Sources): ReadonlyMap<HindiFile, readonly string[]> {
  const texts = new Map<HindiFile, Set<string>>();
  replaceShownTexts(sources, (text, file) => {
    texts.set(file, (texts.get(file) ?? new Set()).add(text));
    return text;
  });
  return new Map([...texts].map(([file, each]) => [file, [...each]]));
}

/** All translations by their English text. */
function dictionaryOf({ hindi }: Sources): ReadonlyMap<string, string> {
  const all = [...hindi.values()].flatMap((source) => source?.entry ?? []);
  return new Map(all.flatMap(({ english, hindi: words }) => (words?.trim() ? [[english, words] as const] : [])));
}

/** The sources in Hindi, as far as they are translated. Placeholders are still to be filled. */
export function inHindi(sources: Sources): Sources {
  const dictionary = dictionaryOf(sources);
  return replaceShownTexts(sources, (text) => dictionary.get(text) ?? text);
}

/** A figure in a Hindi sentence: `20 या 25 mm` for `20 or 25 mm`. */
export function figureInHindi(printed: string): string {
  return printed.replaceAll(/(?<=\d) or (?=\d)/g, " या ");
}

/** The pictures with their descriptions in Hindi, as far as they are translated. */
export function picturesInHindi(
  pictures: ReadonlyMap<string, ResolvedPicture>,
  sources: Sources,
): Map<string, ResolvedPicture> {
  const dictionary = dictionaryOf(sources);
  return new Map(
    [...pictures].map(([id, picture]) => [id, { ...picture, alt: dictionary.get(picture.alt) ?? picture.alt }]),
  );
}

/** Reports translations with other figures or placeholders than their English text. */
export function checkHindi({ hindi }: Sources, mistakes: Mistakes): void {
  for (const source of hindi.values()) {
    for (const [index, { english, hindi: words }] of (source?.entry ?? []).entries()) {
      if (!words?.trim()) continue;
      const report = (message: string) => reportAt(mistakes, source!.file, [index, "hindi"], message);
      const [names, ownNames] = [placeholdersIn(english), placeholdersIn(words)];
      if (names !== ownNames) report(`Use the same placeholders as the English text: ${names || "it has none"}.`);
      const [numbers, ownNumbers] = [numbersIn(english), numbersIn(words)];
      if (numbers !== ownNumbers) report(`Use the same numbers as the English text: ${numbers || "it has none"}.`);
    }
  }
}
