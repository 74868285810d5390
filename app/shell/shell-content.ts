import { addressedPages, englishPath, hindiPath, isHindi, pagesInHindi, sitePages } from "#content/page-registry.ts";
import type { Catalogue, NavigationEntry } from "#content/schema/resolved.ts";
import { pictureForWidth } from "#app/ui/pictures/picture-files.ts";
import { companyLinks, contactDetails } from "#app/ui/company-links.ts";

/** The largest width of a menu picture on a screen with a pixel ratio of 2 or more. */
const widestPicturePx = 480;

/** Selects the content of the header and footer. Loaders only. */
export function shellContent(content: Catalogue, address: string = sitePages.home.path) {
  const { company, pages, menu, footer, categories, products, samples } = content;
  const { offices, phones, emails } = contactDetails(company);
  return {
    companyName: company.name.value,
    otherLanguage: otherLanguageOf(content, address),
    categories: categories.map(({ menuLabel, path, highlightsProducts, cards, count, home, picture: ownPicture }) => {
      const picture = home.picture ?? ownPicture;
      return {
        name: menuLabel,
        path,
        /** Whether its pages mark "Products" in the menu as current. */
        highlightsProducts,
        count: cards.length,
        /** `11 chairs` */
        countInWords: count,
        /** Without alternative text, since the name is beside it. */
        picture: picture && { ...pictureForWidth(picture, widestPicturePx), alt: "" },
      };
    }),
    /** The number of products, each counted once. */
    productCount: products.length,
    /** In order. The entry for all products opens the list of categories. */
    menuEntries: menu.map(linkTo),
    footerEntries: footer.map(linkTo),
    /** The pages that calculate with products. */
    tools: (["room", "seats"] as const).map((id) => ({
      name: pages[id].footerLabel ?? pages[id].heading,
      path: sitePages[id].path,
    })),
    offices,
    /** For print. */
    contact: [...phones, ...emails],
    place: company.offices.corporate.lines.at(-1) ?? "",
    /** Ways to reach the company: chat, mail, networks, e-catalogue. */
    links: companyLinks(company),
    copyright: company.copyright,
    /** Shown while company details, projects or pictures are samples. */
    sampleNotice: samples.any ? company.sampleNote : undefined,
  };
}

/** The page in the other language; the home page if there is none. */
function otherLanguageOf({ categories }: Catalogue, path: string) {
  if (isHindi(path)) return { name: "English", code: "en", path: englishPath(path) };
  const isTranslated = [...addressedPages.filter(({ id }) => pagesInHindi.includes(id)), ...categories].some(
    (page) => page.path === path,
  );
  return { name: "हिन्दी", code: "hi", path: hindiPath(isTranslated ? path : sitePages.home.path) };
}

const linkTo = ({ name, path }: NavigationEntry) => ({ name, path });

/** The content of the header and footer. */
export type ShellContent = ReturnType<typeof shellContent>;

/** A product category in the header and footer. */
export type ShellCategory = ShellContent["categories"][number];

/** Selects the data of the page at a path that every page needs. Loaders only. */
export function rootData(content: Catalogue, path: string) {
  const { notFound, error } = content.pages;
  return {
    companyName: content.company.name.value,
    shell: shellContent(content, path),
    indexable: !content.samples.any,
    notFound,
    error,
  };
}

/** The data that every page needs. */
export type RootData = ReturnType<typeof rootData>;
