import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import ProjectSearch from "#app/features/projects/project-search.island.tsx";
import { projectsTrail, projectsContent } from "#app/features/projects/projects-content.ts";

const path = sitePages.projects.path;

export function loader({ url }: LoaderArgs) {
  return { page: projectsContent(catalogue()), search: url.search };
}

export function meta({ loaderData }: PageProps<typeof loader>) {
  const { companyName, seo } = loaderData.page;
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(projectsTrail)] });
}

export const handle: RouteHandle = {
  queryParameters: ["region", "page", "q", "state", "client", "room"],
};

export default function Projects({ loaderData: { page, search } }: PageProps<typeof loader>) {
  return <ProjectSearch path={path} page={page} renderedSearch={search} />;
}
