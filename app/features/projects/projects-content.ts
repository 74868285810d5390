import type { Catalogue, Project } from "#content/schema/resolved.ts";
import type { ShownProject } from "./projects-table.tsx";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { sitePages } from "#content/page-registry.ts";
import { trailFromHome } from "#app/ui/breadcrumb.tsx";

/** The breadcrumb of the projects page. */
export const projectsTrail = trailFromHome({ name: "Projects", path: sitePages.projects.path });

/** Selects the data of the projects page. Loaders only. */
export function projectsContent({ company, pages, regions, map }: Catalogue) {
  const { seo, heading, lead, sampleNote, rowsPerPage, rooms, clientTypes } = pages.projects;
  const rows = regions.flatMap((region) => region.rows);
  const usedRooms = new Set(rows.map(({ room }) => room));
  const usedClientTypes = new Set(rows.map(({ clientType }) => clientType));
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    rowsPerPage,
    regions: regions.map((region) => ({
      id: region.id as string,
      label: region.label,
      note: sampleNote,
      states: map.regions[region.id].states.filter((state) => region.rows.some((row) => row.state === state)),
      rows: region.rows.map((row) => ({
        ...shownProject(row),
        state: row.state,
        clientType: row.clientType,
        room: row.room,
      })),
      outline: map.regions[region.id].outline,
      count: map.regions[region.id].count,
    })),
    rooms: choices(rooms, usedRooms),
    clientTypes: choices(clientTypes, usedClientTypes),
    map: { width: map.width, height: map.height },
    credit: map.credit,
  };
}

/** The fields of a row that its table shows. Missing ones are left out to keep the page small. */
function shownProject(row: Project): ShownProject {
  const { project, place, client, year, area, path, products, categoriesUsed, photographs, sample } = row;
  const used = [...products, ...categoriesUsed].map(({ name, path: href }) => ({ name, href }));
  return {
    project,
    location: place,
    client,
    ...(year && { year }),
    ...(area && { area }),
    ...(used.length > 0 && { products: used }),
    ...(photographs.length > 0 && { page: { href: path, pictures: countOfPictures(photographs) } }),
    ...(sample && { isSample: true }),
  };
}

/** An option of a filter. */
export interface Choice {
  value: string;
  label: string;
}

/** The options that match at least one row, so that no single filter finds nothing. */
function choices(labels: Readonly<Record<string, string>>, used: ReadonlySet<string>): Choice[] {
  return Object.entries(labels)
    .filter(([value]) => used.has(value))
    .map(([value, label]) => ({ value, label }));
}

/** `6 photographs`, or `6 pictures` if any of them was rendered. */
export function countOfPictures(pictures: readonly Pick<ResolvedPicture, "visualisation">[]): string {
  const noun = pictures.some(({ visualisation }) => visualisation) ? "picture" : "photograph";
  return `${pictures.length} ${noun}${pictures.length === 1 ? "" : "s"}`;
}
