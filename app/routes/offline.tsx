import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { PageProps } from "../page/route.ts";
import { KeptPages } from "#app/features/offline/kept-pages-list.tsx";

export function loader() {
  const content = catalogue();
  return { ...headedPage("offline", content), words: content.pages.offline };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

/** The service worker sends this page without a network instead of one that is not kept, and fills in the list. */
export default function Offline({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <HeadOfPage page={loaderData} />
      <KeptPages {...loaderData.words} />
    </>
  );
}
