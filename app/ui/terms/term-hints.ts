/** How long the pointer may take to move from a term to its hint. */
const leaveMs = 250;
const gapPx = 6;
const boxId = "term-hint";

/**
 * Shows the explanations of the page's terms on hover, focus and touch. The pointer can enter a hint. Escape,
 * leaving it or a touch elsewhere closes it; a second touch on a term opens the glossary.
 */
export function showTermHints(): void {
  const explanations = import.meta.env.EXPLANATIONS;
  const hint = hintElement();
  (document.querySelector("main") ?? document.body).append(hint.box);
  let shown: HTMLElement | undefined;
  let touched: HTMLElement | undefined;
  let later: ReturnType<typeof setTimeout>;

  function show(link: HTMLElement) {
    clearTimeout(later);
    const explanation = explanations[link.dataset.term ?? ""];
    if (link === shown || !explanation) return;
    hide();
    shown = link;
    [hint.name.textContent, hint.words.textContent] = explanation;
    link.setAttribute("aria-describedby", hint.box.id);
    hint.box.showPopover();
    place(hint.box, link);
  }
  function hide() {
    clearTimeout(later);
    shown?.removeAttribute("aria-describedby");
    shown = undefined;
    if (hint.box.matches(":popover-open")) hint.box.hidePopover();
  }
  const hideLater = () => {
    clearTimeout(later);
    later = setTimeout(hide, leaveMs);
  };

  const listen = (name: string, handle: (event: Event) => void) =>
    document.addEventListener(name, handle, { capture: true });
  // Its position is valid for one screen width only.
  addEventListener("resize", hide);
  listen("pointerover", (event) => {
    if ((event as PointerEvent).pointerType === "touch") return;
    const link = termOf(event);
    if (link) show(link);
    else if (hint.box.contains(event.target as Node)) clearTimeout(later);
    else if (shown && shown !== document.activeElement) hideLater();
  });
  listen("focusin", (event) => {
    const link = termOf(event);
    if (link?.matches(":focus-visible")) show(link);
  });
  listen("focusout", (event) => {
    if (termOf(event) === shown) hideLater();
  });
  listen("pointerdown", (event) => {
    touched = (event as PointerEvent).pointerType === "touch" ? termOf(event) : undefined;
    if (!touched && !hint.box.contains(event.target as Node)) hide();
  });
  listen("click", (event) => {
    const link = termOf(event);
    if (!link || link !== touched || link === shown) return;
    event.preventDefault();
    event.stopPropagation();
    show(link);
  });
  listen("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") hide();
  });

  // The visitor's first interaction may have been with the term itself.
  const waiting = document.querySelector<HTMLElement>(".term:is(:hover, :focus-visible)");
  if (waiting && matchMedia("(hover: hover)").matches) show(waiting);
}

function termOf(event: Event): HTMLElement | undefined {
  return (event.target as Element).closest<HTMLElement>(".term") ?? undefined;
}

function hintElement() {
  const box = document.createElement("div");
  box.className = "term-hint";
  box.id = boxId;
  box.popover = "manual";
  box.setAttribute("role", "tooltip");
  const name = document.createElement("strong");
  const words = document.createElement("span");
  const more = document.createElement("em");
  more.textContent = "Tap again to open the glossary.";
  box.append(name, words, more);
  return { box, name, words };
}

/**
 * Below the term, or above it if there is no room, and always within the window's width. It scrolls with the page.
 */
function place(box: HTMLElement, link: HTMLElement) {
  const term = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(gapPx, Math.min(term.left, document.documentElement.clientWidth - width - gapPx));
  const below = term.bottom + gapPx;
  const top = below + height > window.innerHeight && term.top > height + gapPx ? term.top - gapPx - height : below;
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}
