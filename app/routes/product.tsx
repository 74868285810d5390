import { CompareTray } from "#app/features/compare/index.ts";
import { sitePages } from "#content/page-registry.ts";
import { catalogue, searchDocuments } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { LaterStyles } from "../styles/document-styles.tsx";
import { TermHints } from "../ui/terms/terms.tsx";
import { readState, queryParameters } from "#app/features/catalogue/address.ts";
import { explorerContent, findAtServer, type CatalogueCategory } from "#app/features/catalogue/build-explorer.ts";
import Explorer from "#app/features/catalogue/explorer.island.tsx";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { query } = readState(url.search, content);
  const searched = () => ({
    documents: searchDocuments(content),
    figures: content.searchedFigures,
    finishes: content.searchedFinishes,
  });
  const found = query ? findAtServer(query, searched) : undefined;
  return {
    ...headedPage("product", content),
    ...(query && { lead: "" }),
    search: url.search,
    found,
    content: explorerContent(content),
  };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export const handle: RouteHandle = { queryParameters };

export default function Products({ loaderData }: PageProps<typeof loader>) {
  const { search, found, content } = loaderData;
  const cards = content.categories.flatMap((category) => category.cards);
  const needsAllStyles = readState(search, content).view === "table" || cards.some(({ drawing }) => drawing);
  return (
    <TermHints terms={content.terms}>
      <HeadOfPage page={loaderData}>{!found && <CategoryIndex categories={content.categories} />}</HeadOfPage>
      {needsAllStyles && <LaterStyles />}
      <Explorer content={content} serverSearch={search} found={found} />
      {!needsAllStyles && <LaterStyles />}
      <CompareTray />
    </TermHints>
  );
}

/** Links to each category within the whole catalogue. Left out above the results of a search, which would begin below the first screen. */
function CategoryIndex({ categories }: { categories: Pick<CatalogueCategory, "id" | "title" | "count">[] }) {
  return (
    <nav className="catalogue-index" aria-label="Categories on this page">
      <ol>
        {categories.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`${sitePages.product.path}#${id}`}>
              {title}
              <span className="quiet">{count}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
