import { sitePages } from "#content/page-registry.ts";
import { catalogue, documentBytes } from "../content.server.ts";
import type { PageProps } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { shortlistPage } from "#app/features/shortlist/build-shortlist-page.ts";
import { EmptyBeforeHydration } from "#app/features/shortlist/empty-before-hydration.tsx";
import ShortlistPage from "#app/features/shortlist/shortlist-page.island.tsx";

const path = sitePages.shortlist.path;

export function loader() {
  const content = catalogue();
  const { seo, heading, lead, withoutScript } = content.pages.shortlist;
  return {
    companyName: content.company.name.value,
    seo,
    heading,
    lead,
    withoutScript,
    page: shortlistPage(content, documentBytes),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  const structuredData = [breadcrumbList(trail(heading))];
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData, noindex: true });
}

export default function Shortlist({ loaderData }: PageProps<typeof loader>) {
  const { heading, lead, withoutScript, page } = loaderData;
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead} />
      <div className="shortlist wrap">
        <EmptyBeforeHydration />
        <ShortlistPage page={page} withoutScript={withoutScript} />
      </div>
    </>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
