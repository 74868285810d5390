import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { TermHints } from "#app/ui/terms/terms.tsx";
import Comparison from "#app/features/compare-page/comparison.island.tsx";
import { comparePage } from "#app/features/compare-page/build-compare-page.ts";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  return { ...headedPage("compare", content), search: url.search, page: comparePage(content) };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export const handle: RouteHandle = { queryParameters: ["items", "add", "show"] };

export default function Compare({ loaderData }: PageProps<typeof loader>) {
  const { search, page } = loaderData;
  return (
    <TermHints terms={page.terms}>
      <div className="compare-opening">
        <HeadOfPage page={loaderData} />
      </div>
      <Comparison page={page} serverSearch={search} />
    </TermHints>
  );
}
