import { sitePages } from "#content/page-registry.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { catalogue, documentBytes } from "../content.server.ts";
import type { RouteHandle } from "../page/frame.tsx";
import type { Route } from "./+types/downloads";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { DownloadFilters } from "#app/features/downloads/page/download-filters.tsx";
import { DownloadIndex } from "#app/features/downloads/page/download-index.tsx";
import { allFiles } from "#app/features/downloads/page/downloads-page.ts";
import { countFiles, findFiles, isAsking, kindsOfFiles, readAsked } from "#app/features/downloads/page/find-files.ts";

const path = sitePages.downloads.path;

export function loader({ url }: Route.LoaderArgs) {
  const content = catalogue();
  const { seo, heading, lead } = content.pages.downloads;
  const files = allFiles(content, documentBytes);
  return { companyName: content.company.name.value, seo, heading, lead, files, search: url.search };
}

export function meta({ loaderData: { companyName, seo } }: Route.MetaArgs) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export const handle: RouteHandle = { Page: Downloads, queryParameters: ["q", "category", "kind"] };

const trail = trailFromHome({ name: "Downloads", path });

function Downloads({ loaderData }: Route.ComponentProps) {
  const { heading, lead, search, files } = loaderData;
  const location = useLocation();
  const [typed, setTyped] = useState<URLSearchParams>();
  const address = useHydrated() ? location.search : search;
  const asked = readAsked(typed ?? new URLSearchParams(address));
  const found = findFiles(files, asked);
  const count = countFiles(found);
  const words = isAsking(asked) ? `${count} of ${countFiles(files)} files` : `${count} files`;
  return (
    <>
      <PageHead trail={trail} title={heading} lead={lead} />
      <div className="downloads-page wrap">
        <DownloadFilters
          // A page that is served as a file learns only from its address what is asked for.
          key={address}
          path={path}
          asked={readAsked(new URLSearchParams(address))}
          categories={files.categories}
          kinds={kindsOfFiles(files)}
          onChange={setTyped}
        />
        <p className="result-line">
          <output>{count === 0 ? "No files match." : words}</output>
          {isAsking(asked) && <a href={path}>Show all files</a>}
        </p>
        <DownloadIndex files={found} />
      </div>
    </>
  );
}

export default Downloads;
