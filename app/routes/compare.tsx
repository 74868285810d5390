import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { TermHints } from "#app/ui/terms/terms.tsx";
import Comparison from "#app/features/compare-page/comparison.island.tsx";
import { comparePage } from "#app/features/compare-page/build-compare-page.ts";

const path = sitePages.compare.path;

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { seo, heading, lead } = content.pages.compare;
  return {
    companyName: content.company.name.value,
    seo,
    heading,
    lead,
    search: url.search,
    page: comparePage(content),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  const structuredData = [breadcrumbList(trail(heading))];
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData, noindex: true });
}

export const handle: RouteHandle = {
  queryParameters: ["items", "add", "show"],
};

export default function Compare({ loaderData }: PageProps<typeof loader>) {
  const { heading, lead, search, page } = loaderData;
  return (
    <TermHints terms={page.terms}>
      <div className="compare-opening">
        <PageHead trail={trail(heading)} title={heading} lead={lead} />
      </div>
      <Comparison page={page} serverSearch={search} />
    </TermHints>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
