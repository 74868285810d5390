import { use } from "react";
import { DocumentContext } from "#app/boot/scripts.tsx";
import { shortlistKey } from "./list/shortlist-store.ts";

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
export function EmptyBeforeHydration() {
  const { nonce } = use(DocumentContext);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
