/**
 * The part of the boot script that opens the search before the application has loaded: a press on its link opens a
 * field at once. Enter opens the catalogue, which the link leads to, with the typed query. `failed` says that the
 * application cannot start: then the link is a plain link.
 */
export const earlySearchScript = `
addEventListener("click",(event)=>{
const link=event.target.closest("a.search-launcher");
if(!link||failed||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
document.body.insertAdjacentHTML("beforeend",'<dialog class="dialog site-search" aria-label="Search" data-early=""><form class="site-search__field" action="'+link.href+'#catalogue">'+link.innerHTML+'<input name="q" aria-label="Search" autocomplete="off"></form><div class="site-search__notice"><a class="action-link action-link--line" href="'+link.href+'"><span>All products</span></a></div></dialog>');
const dialog=document.body.lastChild;
dialog.onclose=()=>dialog.remove();
dialog.showModal();
});`;

/** Takes over the search if it was opened early, with the typed text. */
export function takeEarlySearch(take: (words: string) => void): void {
  const early = document.querySelector("dialog[data-early]");
  const field = early?.querySelector("input");
  if (field) take(field.value);
  early?.remove();
}
