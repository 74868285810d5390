import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { catalogue } from "#content/catalogue.ts";
import type { RouteHandle } from "../root.tsx";
import type { Route } from "./+types/projects";
import { breadcrumbList } from "../seo/breadcrumbs.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { projectsHref, readProjectsState } from "./projects/state.ts";
import { ProjectsTable } from "./projects/projects-table.tsx";

const path = "/projects";

export function loader({ url }: Route.LoaderArgs) {
  const { company, pages, regions } = catalogue();
  const { seo, heading, lead, sampleNote, rowsPerPage } = pages.projects;
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    rowsPerPage,
    search: url.search,
    regions: regions.map(({ id, label, rows }) => ({
      id: id as string,
      label,
      note: rows.some(({ sample }) => sample) ? sampleNote : undefined,
      rows: rows.map(({ project, location, client }) => ({ project, location, client })),
    })),
  };
}

export function meta({ loaderData: { companyName, seo } }: Route.MetaArgs) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export const handle = { queryParameters: ["region", "page"] } satisfies RouteHandle;

// Every row is on the page already: turning a page asks the server for nothing.
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const trail = [
  { name: "Home", path: "/" },
  { name: "Projects", path },
];

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { heading, lead, rowsPerPage } = loaderData;
  const location = useLocation();
  const search = useHydrated() ? location.search : loaderData.search;
  const regions = loaderData.regions.map((region) => ({
    ...region,
    pages: Math.max(1, Math.ceil(region.rows.length / rowsPerPage)),
  }));
  const state = readProjectsState(search, regions);
  return (
    <>
      <PageHead trail={trail} title={heading} lead={lead} />
      <section className="projects wrap" aria-label="Projects by region">
        <Tabs
          label="Regions"
          selected={state.region}
          tabs={regions.map((region) => ({
            id: region.id,
            label: region.label,
            count: region.rows.length,
            href: projectsHref(path, { ...state, region: region.id }, regions),
            panel: (
              <ProjectsTable
                region={region}
                page={state.pages[region.id] ?? 1}
                rowsPerPage={rowsPerPage}
                hrefOf={(page) =>
                  projectsHref(path, { region: region.id, pages: { ...state.pages, [region.id]: page } }, regions)
                }
              />
            ),
          }))}
        />
      </section>
    </>
  );
}
