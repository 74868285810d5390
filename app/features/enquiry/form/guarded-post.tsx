import { use } from "react";
import { DocumentContext } from "#app/boot/scripts.tsx";

/**
 * Lets the browser post the form only if the server can be reached: its error page would replace what was written. The form posts itself if
 * its script cannot be loaded (`boot/boot-script.ts`), such as when the network has gone since the page was opened.
 */
export function GuardedPost() {
  const { nonce } = use(DocumentContext);
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: guardScript }} />;
}

const guardScript = `(()=>{
const form=document.querySelector("form[method=post]"),{submit}=form;
form.submit=()=>fetch(location.pathname,{method:"HEAD",cache:"no-store"}).then(()=>submit.call(form),()=>{
const alert=form.querySelector("[role=alert]");
alert.textContent=form.dataset.offline;
alert.parentNode.parentNode.className="notice notice--bad";
alert.scrollIntoView({block:"nearest"});
});
form.addEventListener("submit",(event)=>{
if(!form.closest("[data-failed]"))return;
event.preventDefault();
form.submit();
});
})()`.replaceAll("\n", "");
