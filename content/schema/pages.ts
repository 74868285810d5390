import { z } from "zod";
import { pageIds, type PageId } from "../page-registry.ts";
import { entry, pictureName, lines, seo, sitePath, statement, text, hyphenatedName } from "./entry.ts";
import { kinds } from "./project.ts";

const labelled = {
  seo,
  menuLabel: text
    .optional()
    .meta({ description: "The name of the page in the menu. Leave it empty to keep the page out of the menu." }),
  footerLabel: text
    .optional()
    .meta({ description: "The name of the page in the footer. Leave it empty to keep the page out of the footer." }),
  menuOrder: place("menu"),
  footerOrder: place("footer"),
};

/** The position of a page in the menu or the footer. */
function place(list: string) {
  return z
    .int()
    .optional()
    .meta({
      description: `Smaller numbers come first. To drag the pages instead, use “Change the order of the ${list}” in the list on the left.`,
    });
}

/** The file of a page: its own fields, and the common ones. */
function page<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return entry({ ...labelled, ...shape });
}

/** A page whose content comes from elsewhere: its file has only the head. */
const headOnly = page({ heading: text, lead: text });

/** A page of plain text. */
const textPage = page({
  heading: text,
  lead: text,
  sections: z.array(entry({ heading: text, paragraphs: lines.optional(), items: lines.optional() })).min(1),
});

/** A slide's button leads to a page, or scrolls to a section of its own page (`#products`). */
const slideLink = z.union([sitePath, z.string().regex(/^#[a-z-]+$/)], {
  error: "Write a path such as /contact, or a section such as #products",
});

const slide = entry({
  heading: text,
  subtext: text,
  button: entry({ label: text, link: slideLink }),
  picture: pictureName.optional(),
  /** A different crop for narrow screens. */
  phonePicture: pictureName.optional(),
});

/** `pages/home.yaml` */
const homePage = page({
  slides: z.array(slide).length(3),
  products: entry({
    heading: text,
    subtext: text,
    exploreLabel: text,
    /** The link to the whole catalogue. */
    allLabel: text,
  }),
  gallery: entry({ heading: text, note: text, linkLabel: text }).meta({
    description: "Its pictures are in “Gallery”, in the list under “Gallery and pictures”",
  }),
  about: entry({
    heading: text,
    paragraphs: lines,
    venues: text,
    warranty: text.meta({ title: "About the warranties" }),
    linkLabel: text,
  }),
  contact: entry({ heading: text, linkLabel: text, mapLinkLabel: text }),
});

/** `pages/about.yaml` */
const aboutPage = page({
  heading: text,
  lead: text,
  picture: pictureName.optional(),
  /** Paragraphs, then a list; `categories` prints the categories as links. */
  sections: z
    .array(
      entry({
        heading: text,
        paragraphs: lines.optional(),
        items: lines.optional(),
        categories: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** `pages/privacy.yaml` */
const privacyPage = page({
  heading: text,
  lead: text,
  sections: z
    .array(
      entry({
        heading: text,
        /** Shown only if this server receives the enquiries, or only if another service does. */
        onlyWhere: z.enum(["thisServer", "otherService"]).optional(),
        paragraphs: z.array(statement).min(1),
        items: lines.optional(),
        /** Prints the company's email address and telephone. */
        contact: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** `pages/projects.yaml` */
const projectsPage = page({
  heading: text,
  lead: text,
  picture: pictureName.optional(),
  /** A different crop for narrow screens. */
  phonePicture: pictureName.optional(),
  sampleNote: text,
  rowsPerPage: z.int().positive(),
  rooms: kinds,
  clientTypes: kinds,
  regions: entry({ north: text, east: text, south: text, west: text, central: text }),
});

/** `pages/shortlist.yaml`: the text around the visitor's list. */
const shortlistPage = page({
  heading: text,
  lead: text,
  withoutScript: text,
  empty: entry({ heading: text, steps: lines, note: text }),
});

/** `pages/compare.yaml`: products side by side. */
const comparePage = page({
  heading: text,
  lead: text,
  empty: entry({ heading: text, steps: lines }),
  one: text.meta({ description: "Shown while there is only one product to compare" }),
  marks: entry({
    heading: text,
    rules: lines,
    /** Added where the absorption of the products is compared and cannot be ranked. */
    absorption: text,
  }),
});

/** `pages/offline.yaml`: shown without a network instead of a page that is not kept. */
const offlinePage = page({
  heading: text,
  lead: text,
  retry: text,
  list: entry({ heading: text, note: text }),
  enabled: z.boolean().meta({
    description: "Whether the site can be used without a network. “No” also removes what visitors' browsers have kept.",
  }),
});

/** `pages/room.yaml`: the reverberation calculator. */
const roomPage = page({
  heading: text,
  lead: text,
  examples: entry({ heading: text, note: text }),
  method: entry({ heading: text, paragraphs: lines }),
});

const ruleNumber = text.meta({ description: "The number of the rule, or of two: 61 and 62" });
const size = z.number().positive();

/** `pages/seats.yaml`: the seat planner. */
const seatsPage = page({
  heading: text,
  lead: text,
  rules: entry({
    heading: text,
    spacing: entry({ rule: ruleNumber, leastMm: size }),
    aisles: entry({ rule: ruleNumber, leastM: size, farthestSeatM: size, mostRows: z.int().positive() }),
    exits: entry({
      rule: ruleNumber,
      peoplePerExit: z.int().positive(),
      leastUpstairs: z.int().positive(),
      leastM: size,
    }),
  }).meta({ description: "What a code requires. The notes name the code. Do not enter a figure without its rule." }),
  notes: lines,
});

const ownSchemas = {
  home: homePage,
  product: headOnly,
  about: aboutPage,
  projects: projectsPage,
  contact: headOnly,
  glossary: headOnly,
  privacy: privacyPage,
  shortlist: shortlistPage,
  compare: comparePage,
  offline: offlinePage,
  room: roomPage,
  seats: seatsPage,
  downloads: headOnly,
  notFound: headOnly,
  error: headOnly,
};

type PageSchemas = {
  [Id in PageId]: Id extends keyof typeof ownSchemas ? (typeof ownSchemas)[Id] : typeof textPage;
};

/** The schema of each page's file, `pages/<id>.yaml`: by default that of a page of plain text. */
export const pageSchemas = {
  ...Object.fromEntries(pageIds.map((id) => [id, textPage])),
  ...ownSchemas,
} as PageSchemas;

/** The content of the files of all pages. */
export type PageEntries = { readonly [Id in PageId]: z.output<PageSchemas[Id]> };

/** One explained term. */
const glossaryEntry = entry({
  term: text.meta({ description: "As printed" }),
  name: text.optional().meta({ description: "What an abbreviation stands for" }),
  definition: text,
  source: text.meta({ description: "The standard or book that defines it" }),
  words: lines.optional().meta({ description: "How the term is written in the figures of products" }),
});

/** `glossary.yaml`: the terms by their anchors on the glossary page. */
export const glossary = z.record(hyphenatedName, glossaryEntry);

export type GlossaryEntry = z.output<typeof glossaryEntry>;
