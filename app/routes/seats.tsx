import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import Planner from "#app/features/room/seats/seat-planner.island.tsx";
import { seatsPage } from "#app/features/room/seats/build-seats-page.ts";
import { seatParameters } from "#app/features/room/seats/state/seat-parameters.ts";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  return { ...headedPage("seats", content), search: url.search, page: seatsPage(content) };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export const handle: RouteHandle = { queryParameters: Object.values(seatParameters) };

export default function Seats({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <div className="room-opening">
        <HeadOfPage page={loaderData} />
      </div>
      <Planner page={loaderData.page} serverSearch={loaderData.search} />
    </>
  );
}
