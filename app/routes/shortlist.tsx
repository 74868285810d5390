import { use } from "react";
import { catalogue, documentBytes } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { PageProps } from "../page/route.ts";
import { LaterStyles } from "../styles/document-styles.tsx";
import { DocumentContext } from "#app/boot/scripts.tsx";
import { shortlistPage } from "#app/features/shortlist/build-shortlist-page.ts";
import { shortlistKey } from "#app/features/shortlist/list/shortlist-store.ts";
import ShortlistPage from "#app/features/shortlist/shortlist-page.island.tsx";

export function loader() {
  const content = catalogue();
  const { withoutScript } = content.pages.shortlist;
  return { ...headedPage("shortlist", content), withoutScript, page: shortlistPage(content, documentBytes) };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export default function Shortlist({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <HeadOfPage page={loaderData} />
      <div className="shortlist wrap">
        <EmptyBeforeHydration />
        <ShortlistPage page={loaderData.page} withoutScript={loaderData.withoutScript} />
      </div>
      <LaterStyles />
    </>
  );
}

/**
 * Marks the document if no list is stored and the address shares none. A prerendered page may be shown after
 * something was added.
 */
const script = `(()=>{
if(document.prerendering||location.hash)return;
try{if(localStorage.getItem("${shortlistKey}")!==null)return}catch{return}
document.documentElement.dataset.nothingKept="";
})()`.replaceAll("\n", "");

/** Lets a visitor without a list read how to begin one before the application has loaded. */
function EmptyBeforeHydration() {
  const { nonce } = use(DocumentContext);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
