import { z } from "zod";
import { entry, pictureName, lines, seo, sitePath, statement, text } from "./entry.ts";
import { categoryIdentifier } from "./category.ts";
import { kinds } from "./project.ts";

/** A slide's button leads to a page, or scrolls to a section of its own page (`#products`). */
const slideTarget = z.union([sitePath, z.string().regex(/^#[a-z-]+$/)], {
  error: "a path such as /contact, or a section such as #products",
});

const slide = entry({
  heading: text,
  subtext: text,
  button: entry({ label: text, target: slideTarget }),
  picture: pictureName.optional(),
  /** Another crop for narrow screens. */
  phonePicture: pictureName.optional(),
});

/** `pages/home.yaml` */
export const homePage = entry({
  seo,
  slides: z.array(slide).length(3, { error: "three slides" }),
  products: entry({
    heading: text,
    subtext: text,
    exploreLabel: text,
    categories: z.array(categoryIdentifier).length(6),
  }),
  gallery: entry({ heading: text, note: text, linkLabel: text }),
  about: entry({
    heading: text,
    paragraphs: lines,
    venues: text,
    warranty: text,
    linkLabel: text,
    picture: pictureName.optional(),
  }),
  contact: entry({ heading: text, linkLabel: text, mapLinkLabel: text }),
});

/** `pages/about.yaml` */
export const aboutPage = entry({
  seo,
  heading: text,
  lead: text,
  picture: pictureName.optional(),
  /** Paragraphs, then a list; `categories` prints the six categories as links. */
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

/** `pages/contact.yaml` */
export const contactPage = entry({ seo, heading: text, lead: text, picture: pictureName.optional() });

/** `pages/privacy.yaml` */
export const privacyPage = entry({
  seo,
  heading: text,
  lead: text,
  sections: z
    .array(
      entry({
        heading: text,
        /** Printed only where this server takes the enquiries, or only where another service does. */
        onlyWhere: z.enum(["thisServer", "otherService"]).optional(),
        paragraphs: z.array(statement).min(1),
        items: lines.optional(),
        /** Prints the company's e-mail address and telephone. */
        contact: z.literal(true).optional(),
      }),
    )
    .min(1),
});

/** `pages/projects.yaml` */
export const projectsPage = entry({
  seo,
  heading: text,
  lead: text,
  sampleNote: text,
  rowsPerPage: z.int().positive(),
  rooms: kinds,
  clientTypes: kinds,
  regions: entry({ north: text, east: text, south: text, west: text, central: text }),
});

/** `pages/product.yaml`: the whole catalogue on one page. */
export const productPage = entry({ seo, heading: text, lead: text });

/** `pages/glossary.yaml` */
export const glossaryPage = entry({ seo, heading: text, lead: text });

/** `pages/shortlist.yaml`: the frame of the list that a visitor's browser keeps. */
export const shortlistPage = entry({
  seo,
  heading: text,
  lead: text,
  withoutScript: text,
  empty: entry({ heading: text, steps: lines, note: text }),
});

/** `pages/compare.yaml`: products beside each other. */
export const comparePage = entry({
  seo,
  heading: text,
  lead: text,
  empty: entry({ heading: text, steps: lines }),
  one: text.meta({ description: "Said while there is one product to compare" }),
  marks: entry({
    heading: text,
    rules: lines,
    /** Added where the absorption of the products is compared and cannot be judged. */
    absorption: text,
  }),
});

/** `pages/notFound.yaml` */
export const notFoundPage = entry({ seo, heading: text, lead: text });

/** `pages/error.yaml`: the screen of an uncaught error. */
export const errorPage = entry({ seo, heading: text, lead: text });

/** `navigation.yaml`: the entries of header and footer, in their order. */
export const navigation = entry({
  header: entry({ home: text, products: text, about: text, projects: text, contact: text, menu: text }),
  footer: entry({ home: text, about: text, projects: text, contact: text, sampleNote: text }),
  categories: z.array(categoryIdentifier).length(6, { error: "the six categories" }),
});

export type HomePage = z.output<typeof homePage>;
export type AboutPage = z.output<typeof aboutPage>;
export type ContactPage = z.output<typeof contactPage>;
export type PrivacyPage = z.output<typeof privacyPage>;
export type ProjectsPage = z.output<typeof projectsPage>;
export type ProductPage = z.output<typeof productPage>;
export type GlossaryPage = z.output<typeof glossaryPage>;
export type ShortlistPage = z.output<typeof shortlistPage>;
export type ComparePage = z.output<typeof comparePage>;
export type NotFoundPage = z.output<typeof notFoundPage>;
export type ErrorPage = z.output<typeof errorPage>;
export type Navigation = z.output<typeof navigation>;
