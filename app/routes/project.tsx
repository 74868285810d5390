import { sitePages } from "#content/page-registry.ts";
import { data } from "react-router";
import { catalogue, findProject } from "../content.server.ts";
import type { Route } from "./+types/project";
import { ProjectDetails } from "#app/features/projects/project-details.tsx";
import { projectPage } from "#app/features/projects/project-page.ts";
import { failureMeta, pageMeta } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { widestFile } from "../ui/pictures/picture-files.ts";

export function loader({ params }: Route.LoaderArgs) {
  const project = findProject(params.page);
  if (!project) throw data(null, { status: 404 });
  return projectPage(project, catalogue());
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches: [root] }) => {
  if (!page) return root.loaderData ? failureMeta(root.loaderData.notFound.seo, root.loaderData.companyName) : [];
  const { seo, companyName, path, photographs } = page;
  const [picture] = photographs;
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    picture: picture && { url: widestFile(picture, "jpeg"), alt: picture.alt },
    structuredData: [breadcrumbList(trailOf(page))],
  });
};

export default function Project({ loaderData: page }: Route.ComponentProps) {
  return <ProjectDetails page={page} trail={trailOf(page)} />;
}

function trailOf({ name, path }: { name: string; path: string }) {
  return trailFromHome({ name: "Projects", path: sitePages.projects.path }, { name, path });
}
