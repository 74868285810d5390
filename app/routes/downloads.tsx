import { catalogue, documentBytes } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import DownloadSearch from "#app/features/downloads/page/download-search.island.tsx";
import { allFiles } from "#app/features/downloads/page/downloads-page.ts";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  return { ...headedPage("downloads", content), files: allFiles(content, documentBytes), search: url.search };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export const handle: RouteHandle = { queryParameters: ["q", "category", "kind"] };

export default function Downloads({ loaderData }: PageProps<typeof loader>) {
  const { path, search, files } = loaderData;
  return (
    <>
      <HeadOfPage page={loaderData} />
      <DownloadSearch path={path} files={files} renderedSearch={search} />
    </>
  );
}
