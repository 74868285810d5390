import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import ProjectSearch from "#app/features/projects/project-search.island.tsx";
import { ProjectsBanner } from "#app/features/projects/projects-banner.tsx";
import { projectsTrail, projectsContent } from "#app/features/projects/projects-content.ts";

const path = sitePages.projects.path;

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { picture, phonePicture } = content.pages.projects;
  return { page: projectsContent(content), picture, phonePicture, search: url.search };
}

export function meta({ loaderData }: PageProps<typeof loader>) {
  const { companyName, seo } = loaderData.page;
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(projectsTrail)] });
}

export const handle: RouteHandle = {
  queryParameters: ["region", "page", "q", "state", "client", "room"],
};

export default function Projects({ loaderData: { page, picture, phonePicture, search } }: PageProps<typeof loader>) {
  return (
    <>
      {picture && <ProjectsBanner picture={picture} phonePicture={phonePicture} />}
      <ProjectSearch path={path} page={page} renderedSearch={search} />
    </>
  );
}
