import { sitePages } from "#content/page-registry.ts";
import { catalogue, documentBytes } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import DownloadSearch from "#app/features/downloads/page/download-search.island.tsx";
import { allFiles } from "#app/features/downloads/page/downloads-page.ts";

const path = sitePages.downloads.path;

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { seo, heading, lead } = content.pages.downloads;
  const files = allFiles(content, documentBytes);
  return { companyName: content.company.name.value, seo, heading, lead, files, search: url.search };
}

export function meta({ loaderData: { companyName, seo } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export const handle: RouteHandle = { queryParameters: ["q", "category", "kind"] };

const trail = trailFromHome({ name: "Downloads", path });

export default function Downloads({ loaderData }: PageProps<typeof loader>) {
  const { heading, lead, search, files } = loaderData;
  return (
    <>
      <PageHead trail={trail} title={heading} lead={lead} />
      <DownloadSearch path={path} files={files} renderedSearch={search} />
    </>
  );
}
