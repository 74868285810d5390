import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { LoaderArgs, PageProps, RouteHandle } from "../page/route.ts";
import Calculator from "#app/features/room/room-calculator.island.tsx";
import { roomPage } from "#app/features/room/build-room-page.ts";
import { LaterStyles } from "#app/styles/document-styles.tsx";
import { roomParameters } from "#app/features/room/state/room-parameters.ts";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  return { ...headedPage("room", content), search: url.search, page: roomPage(content) };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export const handle: RouteHandle = { queryParameters: Object.values(roomParameters) };

export default function Room({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <div className="room-opening">
        <HeadOfPage page={loaderData} />
      </div>
      <Calculator page={loaderData.page} serverSearch={loaderData.search} />
      <LaterStyles />
    </>
  );
}
