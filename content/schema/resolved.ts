import type { Acoustics } from "./acoustics.ts";
import type { CategoryEntry } from "./category.ts";
import type { DrawingData } from "./drawing.ts";
import type { Company } from "./company.ts";
import type { Seo } from "./entry.ts";
import type { CatalogueItem, Facet, FacetEntries, FigureOrder } from "./facet.ts";
import type { FigureDefinitions } from "./figure.ts";
import type { GalleryEntry, ResolvedPicture } from "./picture.ts";
import type { GlossaryEntry, PageEntries } from "./pages.ts";
import type { Translation } from "./hindi.ts";
import type { RegionMap, ProjectRow, RegionId } from "./project.ts";
import type { Figure, NrcRange, Product } from "./resolved-product.ts";
import type { Answer, SearchedFigure, SearchedFinish, Synonym } from "./search.ts";

export type * from "./resolved-product.ts";

/** A product in a listing. `path` is its address within that listing's category. */
export interface Card {
  readonly path: string;
  readonly title: string;
  readonly shortName: string;
  readonly description?: string | undefined;
  readonly figures: readonly Figure[];
  readonly nrc?: NrcRange | undefined;
  readonly picture?: ResolvedPicture | undefined;
  /** Shown where there is no picture. */
  readonly drawing?: DrawingData | undefined;
  readonly product: Product;
}

/** One of the tabs of a listing. */
export interface CategoryTab {
  readonly id: string;
  readonly label: string;
  readonly cards: readonly Card[];
}

/** The fields of a category's file that pages show unchanged. */
type CategoryText = Pick<
  CategoryEntry,
  | "title"
  | "menuLabel"
  | "heading"
  | "statement"
  | "seo"
  | "unit"
  | "banner"
  | "columns"
  | "highlightsProducts"
  | "covers"
  | "advice"
>;

/** A category with its listing. */
export interface Category extends Readonly<CategoryText> {
  /** The name of its file, which is also the first part of its pages' addresses. */
  readonly id: string;
  readonly path: string;
  readonly picture?: ResolvedPicture | undefined;
  /** Shown where there is no picture. */
  readonly drawing?: DrawingData | undefined;
  readonly home: {
    readonly description: string;
    readonly figure?: Figure | undefined;
    readonly picture?: ResolvedPicture | undefined;
  };
  /** The number of products with its unit: `10 products`, `11 chairs`. */
  readonly count: string;
  readonly cards: readonly Card[];
  /** Empty unless the listing has tabs; otherwise every card is in one of them. */
  readonly tabs: readonly CategoryTab[];
}

/** A product that another one is combined with. */
export interface Combination {
  readonly name: string;
  /** The address of its page: in the same category if it is listed there, or else in the one that the data name. */
  readonly path: string;
  readonly reason: string;
  readonly sample: boolean;
}

/** A detail page: a product in a category. */
export interface Detail {
  readonly path: string;
  /** The product's own path. It differs from `path` where a category shows another category's product. */
  readonly canonicalPath: string;
  readonly category: string;
  readonly slug: string;
  readonly seo: Seo;
  readonly product: Product;
  /** Products that are combined with this one, whichever of the two names the other. */
  readonly worksWith: readonly Combination[];
  /** Cards of other products in the category, at most four. */
  readonly related: readonly Card[];
}

/** A row of the projects page with its state, the products used and its photographs. */
export interface Project extends Omit<ProjectRow, "products" | "photographs"> {
  readonly state: string;
  /** Its location as printed: a union territory that is its own city is named once, as `Chandigarh`. */
  readonly place: string;
  /** The address of its page if it has photographs, or else of the page of the table that contains it. */
  readonly path: string;
  readonly products: readonly Product[];
  /** Categories of which products were used, if it is not known which. */
  readonly categoriesUsed: readonly Pick<Product, "name" | "path">[];
  readonly photographs: readonly ResolvedPicture[];
}

/** A region of the projects page with all its rows. */
export interface Region {
  readonly id: RegionId;
  readonly label: string;
  readonly rows: readonly Project[];
}

/** A term with its explanation. */
export interface Term extends GlossaryEntry {
  /** Its anchor on the glossary page. */
  readonly id: string;
}

/** A gallery entry with its picture. */
export type GalleryProject = Omit<GalleryEntry, "picture" | "sample"> & {
  /** Its position, counted from 1. */
  readonly id: number;
  readonly picture?: ResolvedPicture | undefined;
  readonly sample: boolean;
};

/** The former addresses of products. */
export interface FormerAddresses {
  readonly moved: readonly { readonly from: string; readonly to: string }[];
  readonly withdrawn: readonly WithdrawnProduct[];
}

/** A product that is no longer offered, at its former address. */
export interface WithdrawnProduct {
  readonly path: string;
  readonly category: string;
  readonly name: string;
  readonly sentence: string;
}

/** A sample that is still in the content. */
export interface SampleMark {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  /** The field as a path; undefined for a row of a table. */
  readonly at?: readonly PropertyKey[];
  /** The index of a row among the rows of all tables, region by region, from 0. */
  readonly row?: number;
  /** The value itself, or the text around it. */
  readonly value: string;
  readonly kind: "company" | "projects" | "gallery" | "pictures" | "products";
}

/** The kinds of sample in the content. While `any` is true, pages ask not to be indexed. */
export interface SampleState {
  readonly any: boolean;
  readonly company: boolean;
  readonly projects: boolean;
  readonly gallery: boolean;
  readonly pictures: boolean;
  readonly products: boolean;
}

/** Replaces a page's picture identifiers with pictures. */
type WithPicture<Page> = Omit<Page, "picture"> & { readonly picture?: ResolvedPicture | undefined };

/** The same, with the crop for narrow screens. */
type WithBothPictures<Page> = Omit<WithPicture<Page>, "phonePicture"> & {
  readonly phonePicture?: ResolvedPicture | undefined;
};

/** A slide of the home page. */
export type Slide = WithBothPictures<PageEntries["home"]["slides"][number]>;

/** The pages other than listings and products. */
export type Pages = Omit<PageEntries, "home" | "about" | "projects"> & {
  readonly home: Omit<PageEntries["home"], "slides"> & { readonly slides: readonly Slide[] };
  readonly about: WithPicture<PageEntries["about"]>;
  readonly projects: WithBothPictures<PageEntries["projects"]>;
};

/** A link to a page in the menu or the footer. */
export interface NavigationEntry {
  readonly name: string;
  readonly path: string;
}

/** The complete content of the site, validated and joined. */
export interface Catalogue {
  readonly language: "en" | "hi";
  /** The same content in Hindi, as far as it is translated. Resolved when it is first needed. */
  readonly inHindi: () => Catalogue;
  /** The words in the code, and in Hindi. */
  readonly hindiWords: {
    readonly pages: readonly Translation[];
    /** Those of the enquiry form, which are sent to browsers. */
    readonly enquiryForm: readonly Translation[];
  };
  readonly company: Company;
  /** In the order of the menu. */
  readonly categories: readonly Category[];
  /** The same, in the order of the home page. */
  readonly homeCategories: readonly Category[];
  readonly products: readonly Product[];
  /** The definition of each figure, by its key. */
  readonly figures: FigureDefinitions;
  /** The filters of the catalogue. */
  readonly facets: readonly Facet[];
  /** The figures that its table can show, by their keys. */
  readonly columns: readonly string[];
  /** The figures by which it can be sorted. */
  readonly orders: readonly FigureOrder[];
  /** Every product for filtering and sorting, in listing order. */
  readonly items: readonly CatalogueItem[];
  /** Buyers' synonyms for words of the catalogue. */
  readonly synonyms: readonly Synonym[];
  /** The figures that a search understands. */
  readonly searchedFigures: readonly SearchedFigure[];
  /** The colours and woods that it understands. */
  readonly searchedFinishes: readonly SearchedFinish[];
  /** Other targets of the search, besides products. */
  readonly answers: readonly Answer[];
  /** The filters as `facets.yaml` describes them. */
  readonly facetEntries: FacetEntries;
  readonly details: readonly Detail[];
  readonly pages: Pages;
  /** The pages in the menu and in the footer, in order. */
  readonly menu: readonly NavigationEntry[];
  readonly footer: readonly NavigationEntry[];
  readonly regions: readonly Region[];
  readonly map: RegionMap;
  /** The data of the reverberation calculator besides the products. */
  readonly acoustics: Acoustics;
  readonly gallery: readonly GalleryProject[];
  /** In alphabetical order. */
  readonly formerAddresses: FormerAddresses;
  readonly glossary: readonly Term[];
  readonly pictures: ReadonlyMap<string, ResolvedPicture>;
  readonly samples: SampleState;
}
