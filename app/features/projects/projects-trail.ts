import { sitePages } from "#content/page-registry.ts";
import { trailFromHome } from "#app/ui/breadcrumb.tsx";

/** The breadcrumb of the projects page. */
export const projectsTrail = trailFromHome({ name: "Projects", path: sitePages.projects.path });
