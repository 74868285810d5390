import { earlySearchScript } from "./early-search.ts";

interface BootModules {
  /** The entry, and what it imports, which the browser would otherwise ask for one after the other. */
  modules: string[];
  /** Start when the page has been painted, without waiting until everything has loaded. */
  soon: boolean;
}

/** How long to wait for an idle moment after the page has loaded and has been painted. */
const idleTimeoutMs = 2000;

/** How long a submitted form waits for the script before the browser sends it. */
const formWaitMs = 10_000;

/**
 * The inline script that starts the page's script once the page has loaded and the browser is idle, or at the first interaction. A page
 * that exists for what its script does starts as soon as it has been painted, and one that the browser prepares in the background at
 * once, because nobody waits for it.
 * A form submitted earlier is held until the script has started, since a static host could not accept it.
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
const boot=(event)=>{
if(event&&event.type!=="pointerover")root.dataset.used="";
if(started)return;started=true;
Promise.all(urls.map((url)=>import(url))).then(([{start}])=>start()).catch((error)=>{
console.warn("The page works without its script.",error);
failed=true;
release("submit");
});
};
const painted=(then)=>requestAnimationFrame(()=>requestAnimationFrame(then));
const whenIdle=()=>painted(()=>"requestIdleCallback" in window?requestIdleCallback(()=>boot(),{timeout:${idleTimeoutMs}}):setTimeout(()=>boot(),200));
for(const name of events)addEventListener(name,boot,{capture:true,once:true});
addEventListener("submit",hold);${earlySearchScript}
document.prerendering?boot():${soon ? "painted(()=>boot())" : 'document.readyState==="complete"?whenIdle():addEventListener("load",whenIdle,{once:true})'};
})()`.replaceAll("\n", "");
}
