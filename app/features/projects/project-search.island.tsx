import { Link, useLocation } from "react-router";
import { PageHead } from "#app/ui/page-head.tsx";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type projectsContent, projectsTrail } from "./projects-content.ts";
import { isFiltering } from "./filters.ts";
import { ProjectFilters } from "./project-filters.tsx";
import { ProjectsTable } from "./projects-table.tsx";
import { MapCredit, RegionsMap } from "./regions-map.tsx";
import { projectsView } from "./view.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";

interface ProjectSearchProps {
  /** The path of the page. */
  path: string;
  page: ReturnType<typeof projectsContent>;
  /** The query that the page was rendered for. */
  renderedSearch: string;
}

/** The projects by region, on a map and in tables, filtered by the address. */
function ProjectSearch({ path, page, renderedSearch }: ProjectSearchProps) {
  const { heading, lead, rowsPerPage, rooms, clientTypes, map, credit } = page;
  const location = useLocation();
  const search = useHydrated() ? location.search : renderedSearch;
  const { filters, regions, state, matches, total, choicesWithRows, hrefOf, hrefOfFilters } = projectsView(
    path,
    search,
    page,
  );
  const others = regions.filter((region) => region.rows.length > 0);
  return (
    <>
      <div className="projects-opening">
        <PageHead trail={projectsTrail} title={heading} lead={lead} />
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

interface NothingFoundProps {
  /** The region without a match. */
  label: string;
  /** The regions with matches. */
  others: { label: string; matches: number; href: string }[];
  clearHref: string;
}

/** Shown instead of a region's table when no project matches, with links to those that do. */
export function NothingFound({ label, others, clearHref }: NothingFoundProps) {
  return (
    <div className="nothing-found">
      <p className="nothing-found__words">
        {others.length > 0 ? `No projects in ${label} match.` : "No projects match."}
      </p>
      <ul>
        {others.map((other) => (
          <li key={other.label}>
            <Link to={other.href} preventScrollReset>
              {`${other.matches} in ${other.label}`}
            </Link>
          </li>
        ))}
        <li>
          <Link to={clearHref} preventScrollReset>
            Show all projects
          </Link>
        </li>
      </ul>
    </div>
  );
}

export default island("project-search", withAddress(ProjectSearch), { followsAddress: true });
