import { sitePages } from "#content/page-registry.ts";
import { Link, useLocation } from "react-router";
import { catalogue } from "../content.server.ts";
import type { RouteHandle } from "../page/frame.tsx";
import type { Route } from "./+types/projects";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/controls/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { projectsContent } from "#app/features/projects/projects-content.ts";
import { isFiltering } from "#app/features/projects/filters.ts";
import { NothingFound } from "#app/features/projects/nothing-found.tsx";
import { ProjectFilters } from "#app/features/projects/project-filters.tsx";
import { ProjectsTable } from "#app/features/projects/projects-table.tsx";
import { MapCredit, RegionsMap } from "#app/features/projects/regions-map.tsx";
import { projectsView } from "#app/features/projects/view.ts";

const path = sitePages.projects.path;

export function loader({ url }: Route.LoaderArgs) {
  return { page: projectsContent(catalogue()), search: url.search };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { companyName, seo } = loaderData.page;
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

export const handle: RouteHandle = {
  Page: Projects,
  queryParameters: ["region", "page", "q", "state", "client", "room"],
};

const trail = trailFromHome({ name: "Projects", path });

function Projects({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const { heading, lead, rowsPerPage, rooms, clientTypes, map, credit } = page;
  const location = useLocation();
  const search = useHydrated() ? location.search : loaderData.search;
  const { filters, regions, state, matches, total, choicesWithRows, hrefOf, hrefOfFilters } = projectsView(
    path,
    search,
    page,
  );
  const others = regions.filter((region) => region.rows.length > 0);
  return (
    <>
      <div className="projects-opening">
        <PageHead trail={trail} title={heading} lead={lead} />
        <RegionsMap
          {...map}
          selected={state.region}
          regions={regions.map((region) => ({ ...region, matches: region.rows.length }))}
        />
        <div className="wrap">
          <ProjectFilters
            path={path}
            filters={filters}
            regions={regions}
            rooms={rooms}
            clientTypes={clientTypes}
            choicesWithRows={choicesWithRows}
            hrefOf={hrefOfFilters}
          />
          <p className="result-line">
            <output>{isFiltering(filters) ? `${matches} of ${total} projects` : `${total} projects`}</output>
            {isFiltering(filters) && (
              <Link to={path} preventScrollReset>
                Clear filters
              </Link>
            )}
          </p>
        </div>
      </div>
      <section className="projects wrap" aria-label="Projects by region">
        <Tabs
          label="Regions"
          selected={state.region}
          tabs={regions.map((region) => ({
            id: region.id,
            label: region.label,
            count: region.rows.length,
            href: region.href,
            panel:
              region.rows.length > 0 ? (
                <ProjectsTable
                  region={region}
                  page={state.pages[region.id] ?? 1}
                  rowsPerPage={rowsPerPage}
                  hrefOf={(number) => hrefOf(region.id, number)}
                />
              ) : (
                <NothingFound
                  label={region.label}
                  others={others.map(({ label, rows, href }) => ({ label, matches: rows.length, href }))}
                  clearHref={path}
                />
              ),
          }))}
        />
        <MapCredit {...credit} />
      </section>
    </>
  );
}

export default Projects;
