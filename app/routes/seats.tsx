import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import Planner from "#app/features/room/seats/seat-planner.island.tsx";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { seatsPage } from "#app/features/room/seats/build-seats-page.ts";
import { seatParameters } from "#app/features/room/seats/state/seat-parameters.ts";

const path = sitePages.seats.path;

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { seo, heading, lead } = content.pages.seats;
  return {
    companyName: content.company.name.value,
    seo,
    heading,
    lead,
    search: url.search,
    page: seatsPage(content),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail(heading))] });
}

export const handle: RouteHandle = {
  queryParameters: Object.values(seatParameters),
};

export default function Seats({ loaderData: { heading, lead, page, search } }: PageProps<typeof loader>) {
  return (
    <>
      <div className="room-opening">
        <PageHead trail={trail(heading)} title={heading} lead={lead} />
      </div>
      <Planner page={page} serverSearch={search} />
    </>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
