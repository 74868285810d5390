import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import Calculator from "#app/features/room/room-calculator.island.tsx";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { roomPage } from "#app/features/room/build-room-page.ts";
import { roomParameters } from "#app/features/room/state/room-parameters.ts";

const path = sitePages.room.path;

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const { seo, heading, lead } = content.pages.room;
  return {
    companyName: content.company.name.value,
    seo,
    heading,
    lead,
    search: url.search,
    page: roomPage(content),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail(heading))] });
}

export const handle: RouteHandle = {
  queryParameters: Object.values(roomParameters),
};

export default function Room({ loaderData: { heading, lead, page, search } }: PageProps<typeof loader>) {
  return (
    <>
      <div className="room-opening">
        <PageHead trail={trail(heading)} title={heading} lead={lead} />
      </div>
      <Calculator page={page} serverSearch={search} />
    </>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
