import { sitePages, type PageDefinition, type PageId } from "#content/page-registry.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { placesIn } from "../pictures/places.ts";
import { schemaOf } from "../store/content-files.ts";
import { titleOf, valueOf } from "../store/file-value.ts";
import type { NamedPage } from "./publish-state.ts";

/** The content of one version. */
export interface ContentFiles {
  /** Paths in the project. */
  readonly paths: readonly string[];
  /** The text of a file; undefined if there is none. */
  readonly read: (path: string) => string | undefined;
}

/** Where visitors see a change. */
export interface AffectedPages {
  readonly pages: readonly NamedPage[];
  /** Other places, such as `every page`. */
  readonly also?: string;
}

type Place = readonly (string | number)[];
type ProductPlace = "own" | "listings" | "product" | "downloads";

const everyPage: AffectedPages = { pages: [], also: "every page" };
const nowhere: AffectedPages = { pages: [] };

/** Where each field of a product is shown. Other fields appear only on its own page. */
const placesOfFields: Readonly<Record<string, readonly ProductPlace[]>> = {
  name: ["own", "listings", "product", "downloads"],
  shortName: ["own", "listings", "product"],
  order: ["listings", "product"],
  tab: ["listings"],
  alsoIn: ["own", "listings", "product"],
  card: ["listings", "product"],
  specifications: ["own", "listings", "product"],
  drawing: ["own", "listings", "product", "downloads"],
  colours: ["own", "product"],
  warranty: ["own", "product"],
  evidence: ["own", "product"],
  files: ["own", "downloads"],
};
const wholeProduct: readonly ProductPlace[] = ["own", "listings", "product", "downloads"];
const onCards = new Set<unknown>(["banner", "product", "carousel"]);
/** The fields that also affect the product's entry on the home page. */
const onHome = new Set<unknown>([undefined, "shortName", "order", "alsoIn"]);

const inMenu = new Set<unknown>(["menuLabel", "footerLabel", "menuOrder", "footerOrder"]);
/** The category fields shown in menus. */
const categoryInMenu = new Set<unknown>([undefined, "menuLabel", "order", "unit", "picture", "highlightsProducts"]);
/** The category fields shown on the pages of its products. */
const onItsProducts = new Set<unknown>(["title", "factFigures", "expectsFireClass", "quantityUnits", "banner"]);

/**
 * The pages on which visitors see a change. Features built from all products, such as search and comparison, are not listed.
 * @param path of the file in the project
 * @param at the field; empty for the whole file
 */
export function affectedPages(path: string, at: Place, content: ContentFiles): AffectedPages {
  const inContent = path.replace(/^content\//, "");
  const [folder = "", name = "", file = ""] = inContent.replace(/\.\w+$/, "").split("/");
  const [field] = at;
  // The site does not use the file. A page's file may be of a version whose program had the page.
  if (inContent.endsWith(".yaml") && schemaOf(inContent) === undefined) return nowhere;
  if (folder === "order") return orderedPages(name, content);
  if (folder === "projects") return { pages: [single("projects", content)], also: "pages of the products used" };
  if (folder === "products") return { pages: pagesOfProduct(`${name}/${file}`, at, content) };
  if (folder === "categories") return pagesOfCategory(name, at, content);
  if (folder === "pages") return inMenu.has(field) ? everyPage : pageOrScreen(name as PageId, content);
  if (folder === "swatches")
    return { pages: productsWith((value) => groupOf(value.colours).swatches === name, content) };
  if (folder === "hindi") return { pages: [], also: "pages in Hindi" };
  if (folder === "imagery") return pagesWithPicture(inContent.replace(/^.*\/|\.\w+$/g, ""), content);
  if (folder === "files") return { pages: pagesOfProduct(`${name}/${file}`, ["files"], content) };
  if (inContent === "pictures.yaml") return pagesWithPicture(String(field), content);
  return pagesOfFile(inContent, content);
}

/** The pages affected by any other file. */
function pagesOfFile(path: string, content: ContentFiles): AffectedPages {
  const only = (...ids: PageId[]) => ({ pages: ids.map((id) => single(id, content)) });
  if (path === "company.yaml") return everyPage;
  if (path === "gallery.yaml") return only("home");
  if (path === "glossary.yaml") return { ...only("glossary"), also: "every page with the term" };
  if (path === "figures.yaml") return { pages: [], also: "every page with the figure" };
  if (path === "facets.yaml") return only("product");
  if (path === "acoustics.yaml") return only("room", "seats");
  if (path === "map.yaml") return only("projects");
  return path === "search.yaml" ? { pages: [], also: "the results of the search" } : nowhere;
}

function orderedPages(ordered: string, content: ContentFiles): AffectedPages {
  if (ordered === "categories") return everyPage;
  if (ordered === "home") return { pages: [single("home", content)] };
  return { pages: [listing(ordered, content), single("product", content), single("home", content)] };
}

function pagesOfProduct(id: string, at: Place, content: ContentFiles): NamedPage[] {
  const [field, second] = at;
  const value = valueIn(`content/products/${id}.yaml`, content);
  const [category = "", slug = ""] = id.split("/");
  const categories = [category, ...list(value.alsoIn).map((other) => String(groupOf(other).category))];
  const title = titleOf(`products/${id}.yaml`, value);
  const isOnCard = field === "pictures" && onCards.has(second);
  const places =
    field === undefined ? wholeProduct : isOnCard ? placesOfFields.card! : (placesOfFields[String(field)] ?? []);
  const isOwn = isOnCard || places.length === 0 || places.includes("own");
  const own = categories.map((each) => ({
    address: `/${each}/${slug}`,
    title: each === category ? title : `${title} in ${listing(each, content).title}`,
  }));
  const isOnHome = onHome.has(field) || isInRow(at, category, content);
  return [
    ...(isOwn ? own : []),
    ...(places.includes("listings") ? categories.map((each) => listing(each, content)) : []),
    ...(places.includes("product") ? [single("product", content)] : []),
    ...(places.includes("downloads") ? [single("downloads", content)] : []),
    ...(isOnHome ? [single("home", content)] : []),
  ];
}

/** Whether the category's row on the home page shows this figure of its products, or its range. */
function isInRow(at: Place, category: string, content: ContentFiles): boolean {
  if (at[0] !== "specifications") return false;
  const [, , , figure] = at;
  if (figure === undefined) return true;
  const { home } = valueIn(`content/categories/${category}.yaml`, content);
  const { description, figure: shown } = groupOf(home);
  return groupOf(shown).key === figure || String(description).includes(`{${figure}`);
}

function pagesOfCategory(name: string, [field, second]: Place, content: ContentFiles): AffectedPages {
  if (categoryInMenu.has(field) || (field === "home" && second === "picture")) return everyPage;
  if (field === "home") return { pages: [single("home", content)] };
  if (field === "covers") return { pages: [single("room", content)] };
  const products = onItsProducts.has(field) ? productsIn(name, content) : [];
  return { pages: [listing(name, content), ...products] };
}

function productsIn(category: string, content: ContentFiles): NamedPage[] {
  const paths = content.paths.filter((path) => path.startsWith(`content/products/${category}/`));
  return paths.flatMap((path) => pagesOfProduct(idOf(path), ["own"], content));
}

function productsWith(isShown: (product: Group) => boolean, content: ContentFiles): NamedPage[] {
  const paths = content.paths.filter((path) => path.startsWith("content/products/"));
  return paths
    .filter((path) => isShown(valueIn(path, content)))
    .flatMap((path) => pagesOfProduct(idOf(path), ["colours"], content));
}

/** The pages whose files name a picture. */
function pagesWithPicture(picture: string, content: ContentFiles): AffectedPages {
  const found = content.paths
    .filter((path) => /^content\/.*\.yaml$/.test(path) && content.read(path)?.includes(picture))
    .flatMap((path) =>
      placesIn(path.replace("content/", ""), valueIn(path, content))
        .filter((place) => place.picture === picture)
        .map(({ at }) => affectedPages(path, at, content)),
    );
  if (found.some(({ also }) => also === everyPage.also)) return everyPage;
  return { pages: unique(found.flatMap(({ pages }) => pages)) };
}

function pageOrScreen(id: PageId, content: ContentFiles): AffectedPages {
  if (id === "notFound") return { pages: [], also: "the page for unknown addresses" };
  if (id === "error") return { pages: [], also: "the page for errors" };
  return { pages: [single(id, content)] };
}

function single(id: PageId, content: ContentFiles): NamedPage {
  const { path = "" }: PageDefinition = sitePages[id];
  return { address: path, title: titleOf(`pages/${id}.yaml`, valueIn(`content/pages/${id}.yaml`, content)) };
}

function listing(category: string, content: ContentFiles): NamedPage {
  const path = `categories/${category}.yaml`;
  return { address: `/${category}`, title: titleOf(path, valueIn(`content/${path}`, content)) };
}

/** A product's `category/slug`, from the path of its file. */
export function idOf(path: string): string {
  return path.replace(/^content\/products\/|\.yaml$/g, "");
}

/** The fields of a file; empty if it is unreadable. */
export function valueIn(path: string, content: ContentFiles): Group {
  return groupOf(valueOf(content.read(path) ?? ""));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function unique(pages: readonly NamedPage[]): NamedPage[] {
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}
