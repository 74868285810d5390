import { earlySearchScript } from "./early-search.ts";
import { pageDataId } from "./page-data.ts";

interface BootModules {
  /** The module with the router's list of routes. */
  manifestUrl: string;
  entryUrl: string;
  /** The modules of the page's routes, outermost first. */
  routes: { id: string; url: string }[];
  /** Start when the page has been painted, without waiting until everything has loaded. */
  soon: boolean;
}

/** How long to wait for an idle moment after the page has loaded and has been painted. */
const idleTimeoutMs = 2000;

/** How long a submitted form waits for the application before the browser sends it. */
const formWaitMs = 10_000;

/**
 * The inline script that starts the application once the page has loaded and the browser is idle, or at the first interaction. A page
 * that exists for what its script does starts as soon as it has been painted.
 * What begins below the first screen is laid out later (`later-parts.ts`), unless the page is not on the screen yet or opens at a place
 * further down.
 * A form submitted earlier is held until the application has started, since a static host could not accept it.
 */
export function bootScript({ manifestUrl, entryUrl, routes, soon }: BootModules): string {
  const ids = JSON.stringify(routes.map(({ id }) => id));
  const urls = JSON.stringify([...routes.map(({ url }) => url), manifestUrl]);
  return `(()=>{
const ids=${ids},urls=${urls},events=["pointerdown","pointerover","keydown","focusin"];
let started=false,failed=false,held;
const release=(send)=>{const form=held;held=undefined;if(form)form[send]()};
const hold=(event)=>{
if(event.defaultPrevented||failed||"ready" in document.documentElement.dataset||event.target.method!=="post")return;
event.preventDefault();
if(held)return;
held=event.target;
new MutationObserver(()=>release("requestSubmit")).observe(document.documentElement,{attributeFilter:["data-ready"]});
setTimeout(release,${formWaitMs},"submit");
boot();
};
const boot=()=>{
if(started)return;started=true;
const {file}=document.getElementById("${pageDataId}").dataset;
if(file)urls.push(file);
for(const name of events)removeEventListener(name,boot,true);
Promise.all(urls.map((url)=>import(url))).then((modules)=>{
window.__reactRouterRouteModules=Object.fromEntries(ids.map((id,index)=>[id,modules[index]]));
return import(${JSON.stringify(entryUrl)});
}).catch((error)=>{
console.warn("The page works without its script, which did not load.",error);
failed=true;
release("submit");
});
};
const [visit]=performance.getEntriesByType("navigation");
if(document.prerendering||location.hash||visit?.type!=="navigate")document.documentElement.dataset.laidOut="";
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(then));
const whenIdle=()=>painted(()=>"requestIdleCallback" in window?requestIdleCallback(boot,{timeout:${idleTimeoutMs}}):setTimeout(boot,200));
for(const name of events)addEventListener(name,boot,{capture:true,passive:true});
addEventListener("submit",hold);${earlySearchScript}
${soon ? "painted(boot)" : 'document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true})'};
})()`.replaceAll("\n", "");
}
