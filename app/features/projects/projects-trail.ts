import { sitePages } from "#content/page-registry.ts";
import { trailFromHome } from "#app/ui/breadcrumb.tsx";

/** The place of the page of projects in the site. */
export const projectsTrail = trailFromHome({ name: "Projects", path: sitePages.projects.path });
