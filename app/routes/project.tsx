import { CompareTray } from "#app/features/compare/index.ts";
import { sitePages } from "#content/page-registry.ts";
import { catalogue, findProject } from "../content.server.ts";
import { type LoaderArgs, type PageProps, AbsentPage } from "../page/route.ts";
import { ProjectDetails } from "#app/features/projects/project-details.tsx";
import { projectPage } from "#app/features/projects/project-page.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { breadcrumbList } from "../seo/structured-data.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { widestFile } from "../ui/pictures/picture-files.ts";

export function loader({ params }: LoaderArgs) {
  const project = findProject(params.page);
  if (!project) throw new AbsentPage();
  return projectPage(project, catalogue());
}

export function meta({ loaderData: page }: PageProps<typeof loader>) {
  const { seo, companyName, path, photographs } = page;
  const [picture] = photographs;
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    picture: picture && { url: widestFile(picture, "jpeg"), alt: picture.alt },
    structuredData: [breadcrumbList(trailOf(page))],
  });
}

export default function Project({ loaderData: page }: PageProps<typeof loader>) {
  return (
    <>
      <ProjectDetails page={page} trail={trailOf(page)} />
      <CompareTray />
    </>
  );
}

function trailOf({ name, path }: { name: string; path: string }) {
  return trailFromHome({ name: "Projects", path: sitePages.projects.path }, { name, path });
}
