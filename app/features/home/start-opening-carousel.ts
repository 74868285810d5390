import { stepByArrowKey } from "#app/ui/controls/arrow-keys.ts";
import { startRotation } from "#app/ui/controls/rotation.ts";

/** How far a finger moves sideways before it counts as a swipe. */
const swipeThresholdPx = 40;

/**
 * Makes the opening carousel interactive (ARIA carousel pattern). It is the only interactive part that is not an island: it advances before
 * the visitor has touched anything, and React would be most of the script of the home page.
 */
export function startOpeningCarousel(region: HTMLElement): void {
  const track = region.querySelector<HTMLElement>(".hero__slides")!;
  const slides = [...track.children] as HTMLElement[];
  const lines = [...region.querySelectorAll(".hero__line")];
  const count = region.querySelector(".hero__count")!;
  const pause = region.querySelector<HTMLElement>(".hero__pause")!;
  let current = 0;

  function show(position: number) {
    // A hidden slide becomes inert, so an element in it would lose the focus to the page.
    const hadFocus = track.contains(document.activeElement);
    current = ((position % slides.length) + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) {
      const isShown = index === current;
      slide.classList.toggle("hero__slide--active", isShown);
      slide.inert = !isShown;
      lines[index]?.setAttribute("aria-current", String(isShown));
    }
    count.textContent = `${current + 1} / ${slides.length}`;
    if (hadFocus) slides[current]?.querySelector("a")?.focus({ preventScroll: true });
    loadPicture(slides[current]);
    loadPicture(slides[(current + 1) % slides.length]);
    rotation.setSlide(current);
  }
  const step = (by: number) => show(current + by);

  const rotation = startRotation(region, {
    onTurn: () => step(1),
    onChange: ({ running, paused }) => {
      region.dataset["rotating"] = String(running);
      region.dataset["paused"] = String(paused);
      pause.ariaLabel = pause.dataset[String(paused)]!;
      track.setAttribute("aria-live", running ? "off" : "polite");
    },
  });
  for (const [index, line] of lines.entries()) line.addEventListener("click", () => show(index));
  pause.addEventListener("click", rotation.toggle);
  for (const button of region.querySelectorAll<HTMLElement>("[data-step]"))
    button.addEventListener("click", () => step(Number(button.dataset["step"])));
  region.addEventListener("keydown", (event) => stepByArrowKey(event, step));
  followSwipes(region, step);
  for (const link of track.querySelectorAll<HTMLAnchorElement>("a[href^='#']")) {
    link.addEventListener("click", goToSection);
  }
  show(0);
}

/** Pictures after the first are in the document for visitors without JavaScript. */
function loadPicture(slide: HTMLElement | undefined) {
  const withoutScript = slide?.querySelector("noscript");
  if (withoutScript) withoutScript.outerHTML = withoutScript.textContent;
}

/** Steps by swipes of a finger. Vertical movement stays with the page, which scrolls. */
function followSwipes(region: HTMLElement, step: (by: 1 | -1) => void) {
  let start: { x: number; y: number } | undefined;
  region.addEventListener("pointerdown", ({ pointerType, clientX, clientY }) => {
    start = pointerType === "touch" ? { x: clientX, y: clientY } : undefined;
  });
  region.addEventListener("pointercancel", () => (start = undefined));
  region.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!start) return;
    const acrossPx = clientX - start.x;
    const downPx = clientY - start.y;
    start = undefined;
    if (Math.abs(acrossPx) >= swipeThresholdPx && Math.abs(acrossPx) >= Math.abs(downPx)) step(acrossPx < 0 ? 1 : -1);
  });
}

/** Scrolls smoothly to the link's section and moves the focus there, without a history entry. */
function goToSection(event: MouseEvent) {
  const section = document.querySelector<HTMLElement>((event.currentTarget as HTMLAnchorElement).hash);
  if (!section) return;
  event.preventDefault();
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  section.scrollIntoView({ behavior });
  section.focus({ preventScroll: true });
}
