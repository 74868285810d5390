import { sitePages } from "#content/page-registry.ts";
import { catalogue, documentBytes } from "../content.server.ts";
import type { PageProps } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { shortlistPage } from "#app/features/shortlist/build-shortlist-page.ts";
import ShortlistPage from "#app/features/shortlist/shortlist-page.island.tsx";
import { use } from "react";
import { DocumentContext } from "#app/boot/scripts.tsx";
import { shortlistKey } from "../features/shortlist/list/shortlist-store.ts";

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

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  const structuredData = [breadcrumbList(trail(heading))];
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData, noindex: true });
}

export default function Shortlist({ loaderData }: PageProps<typeof loader>) {
  const { heading, lead, withoutScript, page } = loaderData;
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead} />
      <div className="shortlist wrap">
        <EmptyBeforeHydration />
        <ShortlistPage page={page} withoutScript={withoutScript} />
      </div>
    </>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}

/**
 * Marks the document if no list is stored and the address shares none. A prerendered page may be shown after
 * something was added. If the browser stores nothing, the list is in the window's name.
 */
const script = `(()=>{
if(document.prerendering||location.hash||window.name)return;
try{if(localStorage.getItem("${shortlistKey}")!==null)return}catch{return}
document.documentElement.dataset.nothingKept="";
})()`.replaceAll("\n", "");

/** Lets a visitor without a list read how to begin one before the application has loaded. */
function EmptyBeforeHydration() {
  const { nonce } = use(DocumentContext);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
