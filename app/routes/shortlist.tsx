import { sitePages } from "#content/page-registry.ts";
import { lazy, Suspense, useState } from "react";
import { catalogue, documentBytes } from "../content.server.ts";
import type { RouteHandle } from "../page/frame.tsx";
import type { Route } from "./+types/shortlist";
import { loadChunk } from "../boot/load-chunk.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { useShortlist } from "#app/features/shortlist/list/use-shortlist.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useFragment } from "../ui/use-fragment.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { shortlistPage } from "#app/features/shortlist/build-shortlist-page.ts";
import { EmptyAtOnce } from "#app/features/shortlist/empty-at-once.tsx";
import { EmptyShortlist } from "#app/features/shortlist/empty-shortlist.tsx";
import { sharedFragment } from "#app/features/shortlist/sharing/shared-fragment.ts";

const ListEditor = lazy(() => loadChunk("shortlist", () => import("#app/features/shortlist/list-editor.tsx")));

const path = sitePages.shortlist.path;

export function loader() {
  const content = catalogue();
  const { seo, heading, lead, withoutScript } = content.pages.shortlist;
  return {
    companyName: content.company.name.value,
    seo,
    heading,
    lead,
    withoutScript,
    page: shortlistPage(content, documentBytes),
  };
}

export const handle: RouteHandle = { Page: Shortlist, startsSoon: true };

export function meta({ loaderData: { companyName, seo, heading } }: Route.MetaArgs) {
  return [
    ...pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail(heading))] }),
    { name: "robots", content: "noindex" },
  ];
}

function Shortlist({ loaderData }: Route.ComponentProps) {
  const { heading, lead, withoutScript } = loaderData;
  const { page } = loaderData;
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead} />
      <div className="shortlist wrap">
        {useEditor() ? (
          <Suspense>
            <ListEditor page={page} />
          </Suspense>
        ) : (
          <>
            <p className="shortlist__without-script">{withoutScript}</p>
            <EmptyAtOnce />
            <EmptyShortlist {...page.empty} />
          </>
        )}
      </div>
    </>
  );
}

export default Shortlist;

/** Whether there is a list to show, or one was shared by the address. It stays on the page when its last entry is removed. */
function useEditor(): boolean {
  const hydrated = useHydrated();
  const { items } = useShortlist();
  const fragment = useFragment();
  const needed = hydrated && (items.length > 0 || sharedFragment(fragment) !== undefined);
  const [opened, setOpened] = useState(needed);
  if (needed && !opened) setOpened(true);
  return needed || opened;
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
