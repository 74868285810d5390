import { isDeepStrictEqual } from "node:util";
import { hindiPath, sitePages, type PageId, type PageDefinition } from "#content/page-registry.ts";
import { groupOf } from "#content/load/group.ts";
import { placesIn } from "../pictures/places.ts";

/** A page that shows an edited file. */
export interface SeenPage {
  readonly address: string;
  /** The section that shows it, if nothing else on the page does. */
  readonly part?: string;
  /** The error screen shown instead. */
  readonly instead?: "notFound" | "error";
}

interface SoughtFile {
  /** Its path in the content folder. */
  readonly path: string;
  readonly value: unknown;
  /** The saved value; differences are previewed first. */
  readonly saved?: unknown;
}

/** The pages whose Hindi versions show files of translations; the others are shown by the home page. */
const withTranslations: Readonly<Record<string, string>> = {
  "hindi/contact": sitePages.contact.path,
  "hindi/enquiryForm": sitePages.contact.path,
  "hindi/privacy": sitePages.privacy.path,
  "hindi/products": "/wallPanels",
  "hindi/categories": "/wallPanels",
};

/** The page that is replaced by the error screen. */
export const failingPage = "about";

/** The pages that show files which are not pages themselves. */
const others: Readonly<Record<string, SeenPage>> = {
  "company.yaml": { address: "/contact" },
  "gallery.yaml": { address: "/", part: "gallery-title" },
  "glossary.yaml": { address: "/glossary" },
  "facets.yaml": { address: "/product" },
  "figures.yaml": { address: "/product" },
  "acoustics.yaml": { address: "/room" },
  "map.yaml": { address: "/projects" },
};

/**
 * The page that shows a file; undefined if there is none, such as for the publishing settings.
 * @param files all files with their values, since some show others
 */
export function seenPage(
  { path, value, saved }: SoughtFile,
  files: readonly { path: string; value: unknown }[],
): SeenPage | undefined {
  const name = path.replace(/\.yaml$/, "");
  if (path.startsWith("products/")) return { address: `/${name.slice("products/".length)}` };
  if (path.startsWith("categories/")) return { address: `/${name.slice("categories/".length)}` };
  if (path.startsWith("pages/")) return singlePage(name.slice("pages/".length) as PageId);
  if (path.startsWith("hindi/")) return { address: hindiPath(withTranslations[name] ?? sitePages.home.path) };
  if (path.startsWith("swatches/")) {
    const set = name.slice("swatches/".length);
    const product = files.find((file) => groupOf(groupOf(file.value).colours).swatches === set);
    return product && { ...seenPage(product, files)!, part: "colours" };
  }
  if (path === "search.yaml") return searchFor(changedIn(groupOf(value).synonyms, groupOf(saved).synonyms));
  if (path === "pictures.yaml") return pageWithPicture(keysOf(value, saved)[0], files);
  if (path === "addresses.yaml") {
    const [address] = keysOf(groupOf(value).withdrawn, groupOf(saved).withdrawn);
    return address === undefined ? undefined : { address: `/${address}` };
  }
  return others[path];
}

function singlePage(id: PageId): SeenPage | undefined {
  const page: PageDefinition | undefined = sitePages[id];
  if (page?.path !== undefined) return { address: page.path };
  if (id === "notFound") return { address: "/no-such-page", instead: id };
  return id === "error" ? { address: sitePages[failingPage].path, instead: id } : undefined;
}

/** The search results for the first word of a group of synonyms. */
function searchFor(synonyms: unknown): SeenPage {
  const { said } = groupOf(synonyms);
  const word: unknown = Array.isArray(said) ? said[0] : undefined;
  return typeof word === "string"
    ? { address: `/product?q=${encodeURIComponent(word)}`, part: "catalogue" }
    : { address: "/product" };
}

function pageWithPicture(picture: string | undefined, files: readonly { path: string; value: unknown }[]): SeenPage {
  const file = files.find(({ path, value }) => placesIn(path, value).some((place) => place.picture === picture));
  return (file && seenPage(file, files)) ?? { address: "/" };
}

/** The first entry that is new in a list, or else the first one. */
function changedIn(now: unknown, before: unknown): unknown {
  const [entries, former] = [now, before].map((list): unknown[] => (Array.isArray(list) ? list : []));
  return entries!.find((entry) => !former!.some((each) => isDeepStrictEqual(each, entry))) ?? entries![0];
}

/** The keys of a group, changed ones first. */
function keysOf(value: unknown, saved: unknown): string[] {
  const [group, former] = [groupOf(value), groupOf(saved)];
  const isSame = (key: string) => isDeepStrictEqual(group[key], former[key]);
  const keys = Object.keys(group);
  return saved === undefined ? keys : [...keys.filter((key) => !isSame(key)), ...keys.filter(isSame)];
}
