import { earlySearchScript } from "../features/search/early-search.ts";
import { interactionEvents } from "./first-interaction.ts";

/** How long to wait for the browser to become idle after the page has loaded and painted. */
const idleTimeoutMs = 2000;

/** How long a submitted form waits for the script before the browser posts it natively. */
const formWaitMs = 10_000;

/**
 * The inline script that loads the page's script once the page has loaded and the browser is idle, or at the first
 * interaction. On a prerendered page it loads the script at once. A form submitted before its island has hydrated
 * is held until then, because a static host could not accept it, or until the island has failed to load. A click on a control that has not hydrated yet is
 * recorded and replayed. What other programs change in the page is recorded too, because hydration undoes it
 * (`islands/early-changes.ts`). A picture whose AVIF files fail loads its JPEG.
 * @param entry the address of `entry.client.ts`
 */
export function bootScript(entry: string): string {
  return `(()=>{
const events=${JSON.stringify(["pointerover", ...interactionEvents])},waiting="page-island:not([data-started],[data-failed])";
const root=document.documentElement;
let started=false,failed=false,held;
const records=[],observer=new MutationObserver((list)=>records.push(...list));
observer.observe(document.body,{childList:true,characterData:true,characterDataOldValue:true,subtree:true});
const release=(send)=>{const part=held;held=undefined;part?.querySelector("form")?.[send]()};
const hold=(event)=>{
const form=event.target,part=form.closest(waiting);
if(event.defaultPrevented||failed||!part||form.method!=="post")return;
event.preventDefault();
if(held)return;
held=part;
new MutationObserver(()=>release("failed" in part.dataset?"submit":"requestSubmit")).observe(part,{attributeFilter:["data-started","data-failed"]});
setTimeout(release,${formWaitMs},"submit");
boot();
};
const boot=(event)=>{
if(event&&event.type!=="pointerover")root.dataset.used="";
if(started)return;started=true;
import(${JSON.stringify(entry)}).then(({start})=>start({observer,records})).catch((error)=>{
console.warn("The page works without its script.",error);
failed=true;root.dataset.failed="";
release("submit");
});
};
const press=(event)=>{
const control=event.target.closest("button:not([type=submit],[popovertarget]),a[data-waits]");
if(failed||!control?.closest(waiting))return;
control.dataset.pressed="";
if(control.href)event.preventDefault();
};
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(then));
const whenIdle=()=>painted(()=>"requestIdleCallback" in window?requestIdleCallback(()=>boot(),{timeout:${idleTimeoutMs}}):setTimeout(()=>boot(),200));
for(const name of events)addEventListener(name,boot,{capture:true,once:true,passive:true});
const simplify=(image)=>{
if(!image.srcset)return;
image.closest("picture")?.firstChild.remove();
image.removeAttribute("srcset");
};
addEventListener("error",({target})=>simplify(target),true);
for(const image of document.images)if(image.complete&&!image.naturalWidth)simplify(image);
addEventListener("submit",hold);addEventListener("click",press,true);${earlySearchScript}
document.prerendering?boot():document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true});
})()`.replaceAll("\n", "");
}
