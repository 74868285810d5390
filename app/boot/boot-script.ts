import { earlySearchScript } from "./early-search.ts";
import { pageDataId } from "./page-data.ts";

interface BootModules {
  /** The entry, the module of the page, and what both import, which the browser would otherwise ask for one after the other. */
  modules: string[];
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
 * What begins below the first screen is laid out later (`later-parts.ts`), unless the page opens at a place further down.
 * A page that the browser prepares in the background has no frames, and nobody looks at it yet, so it starts at once.
 * A form submitted earlier is held until the application has started, since a static host could not accept it.
 */
export function bootScript({ modules, soon }: BootModules): string {
  return `(()=>{
const urls=${JSON.stringify(modules)},events=["pointerdown","pointerover","keydown","focusin"];
const root=document.documentElement;
let started=false,failed=false,held;
const release=(send)=>{const form=held;held=undefined;form?.[send]()};
const hold=(event)=>{
if(event.defaultPrevented||failed||"ready" in root.dataset||event.target.method!=="post")return;
event.preventDefault();
if(held)return;
held=event.target;
new MutationObserver(()=>release("requestSubmit")).observe(root,{attributeFilter:["data-ready"]});
setTimeout(release,${formWaitMs},"submit");
boot();
};
const boot=()=>{
if(started)return;started=true;
for(const name of events)removeEventListener(name,boot,true);
const block=document.getElementById("${pageDataId}"),{file}=block.dataset;
const data=file?fetch(file).then((answer)=>answer.ok?answer.json():Promise.reject(answer.status)):JSON.parse(block.textContent);
Promise.all([data,...urls.map((url)=>import(url))]).then(([data,{start},page])=>start(page,data)
).catch((error)=>{
console.warn("The page works without its script.",error);
failed=true;
release("submit");
});
};
const [visit]=performance.getEntriesByType("navigation");
if(location.hash||visit?.type!=="navigate")root.dataset.laidOut="";
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(then));
const whenIdle=()=>painted(()=>"requestIdleCallback" in window?requestIdleCallback(boot,{timeout:${idleTimeoutMs}}):setTimeout(boot,200));
for(const name of events)addEventListener(name,boot,true);
addEventListener("submit",hold);${earlySearchScript}
document.prerendering?boot():${soon ? "painted(boot)" : 'document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true})'};
})()`.replaceAll("\n", "");
}
