import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { announce } from "./announce.ts";
import { clickedElement } from "./clicked-element.ts";
import type { Clicked } from "./clicked-field.ts";
import { usePreviewedPage, type DrawPage } from "./use-previewed-page.ts";

const widths = { phone: 390, desktop: 1280 };
const schemes = { light: "Light", dark: "Dark" };

interface PreviewPaneProps {
  draw: DrawPage;
  /** As it would be saved. */
  value: unknown;
  /** The title of the edited file or list. */
  title: string;
  /** The selector of the section to show first. */
  part?: string | undefined;
  /** Starts in phone width. */
  isNarrow: boolean;
  /** The value last seen in the preview, or when the file was opened; the preview scrolls to the differences. */
  lastSeen: RefObject<unknown>;
  /** Goes to the field of a clicked text; returns false if this file has none. Absent if there are no fields. */
  onPress?: (pressed: Clicked) => boolean;
}

/** The page rendered with the typed value, in phone or desktop width, light or dark. */
export function PreviewPane({ draw, value, title, part, isNarrow, lastSeen, onPress }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>(isNarrow ? "phone" : "desktop");
  const [scheme, setScheme] = useState<keyof typeof schemes>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const previewName = `Preview of ${title}`;
  const shown = usePreviewedPage(draw, value, lastSeen);
  const { html, former } = shown;
  const [isElsewhere, setElsewhere] = useState(false);
  const press = useEffectEvent((event: MouseEvent) => {
    // Links of the page must not leave the preview.
    event.preventDefault();
    const pressed = clickedElement(event);
    if (!pressed || !onPress) return;
    const isHere = onPress(pressed);
    setElsewhere(!isHere);
    if (!isHere) announce(notHere);
  });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const listen = (event: MouseEvent) => press(event);
    page?.addEventListener("click", listen);
    return () => page?.removeEventListener("click", listen);
  }, [frame]);
  const room = useRef<HTMLDivElement>(null);
  const roomWidthPx = useWidth(room);
  const scale = roomWidthPx === 0 ? 1 : Math.min(1, roomWidthPx / widths[device]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (html !== undefined && page) show(html, page, { scheme, part, former });
  }, [frame, html, former, scheme, part]);
  return (
    <section className="preview" aria-label={previewName}>
      <div className="preview__head">
        <div className="caption quiet">
          <p>{captionOf(previewName, shown)}</p>
          {shown.isOverdue && (
            <button type="button" className="quiet-button" onClick={shown.drawAgain}>
              Try again
            </button>
          )}
          {html !== undefined && onPress && (
            <p>{isElsewhere ? notHere : "Click any words or picture to go to their field."}</p>
          )}
        </div>
        <div className="preview__choices">
          {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
            <button key={name} type="button" aria-pressed={device === name} onClick={() => setDevice(name)}>
              {name === "phone" ? "Phone" : "Desktop"}
            </button>
          ))}
          <span className="preview__gap" />
          {(Object.keys(schemes) as (keyof typeof schemes)[]).map((name) => (
            <button key={name} type="button" aria-pressed={scheme === name} onClick={() => setScheme(name)}>
              {schemes[name]}
            </button>
          ))}
        </div>
      </div>
      <div className="preview__room" ref={room}>
        {/* The page's scripts do not run here. */}
        <iframe
          ref={frame}
          title={previewName}
          sandbox="allow-same-origin"
          style={{ inlineSize: widths[device], blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

const notHere = "This text is edited elsewhere. Search for it in the list on the left.";

function captionOf(
  previewName: string,
  { html, instead, obstacle, isStale, isLate, isOverdue }: ReturnType<typeof usePreviewedPage>,
): string {
  if (isOverdue) return "The preview did not respond within fifteen seconds.";
  if (isStale && obstacle) return obstacle;
  if (html === undefined) return isStale ? "No preview yet: fill in or correct more fields" : "Loading the preview …";
  if (isLate) return "Loading the preview …";
  if (isStale) return "Earlier version: correct what you typed to update the preview";
  if (instead === "what was saved") return "Fields with errors are shown as last saved";
  if (instead === "the other rows") return "Rows with errors are not shown";
  if (instead === "nothing") return "Empty fields and fields with errors are not shown";
  return previewName;
}

interface Showing {
  scheme: string;
  /** The selector of the section to show first. */
  part: string | undefined;
  /** The page last seen before this document showed one. */
  former: string | undefined;
}

/** Replaces the document's page, and scrolls to the first difference; initially to the given section. */
function show(html: string, page: Document, { scheme, part, former }: Showing): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  const before =
    partsOf(page) ?? (former === undefined ? undefined : partsOf(new DOMParser().parseFromString(former, "text/html")));
  const top = page.scrollingElement?.scrollTop ?? 0;
  page.replaceChild(page.adoptNode(next.documentElement), page.documentElement);
  const after = partsOf(page);
  const changed = before && after ? differenceIn(before, after) : part ? page.querySelector(part) : undefined;
  for (const sheet of page.styleSheets) chooseScheme(sheet.cssRules, scheme);
  page.documentElement.style.colorScheme = scheme;
  page.scrollingElement?.scrollTo({ top, behavior: "instant" });
  scrollTo(changed);
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    link.addEventListener("load", () => {
      if (link.sheet) chooseScheme(link.sheet.cssRules, scheme);
      scrollTo(changed);
    });
  }
}

/** The page-specific parts and the footer; undefined while the document has no page. */
function partsOf(page: Document): Element[] | undefined {
  const parts = [...page.querySelectorAll("main, main ~ footer")];
  return parts.length > 0 ? parts : undefined;
}

function differenceIn(before: readonly Element[], after: readonly Element[]): Element | undefined {
  return after.flatMap((part, index) => (before[index] && firstDifference(before[index], part)) ?? [])[0];
}

/** Scrolls an element of the preview into view, if it is not. The editor's own page does not scroll. */
function scrollTo(element: Element | null | undefined): void {
  const page = element?.ownerDocument.scrollingElement;
  if (!element || !page) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  // The page's header and enquiry bar may cover its ends.
  const ends = page.clientHeight / 8;
  if (height === 0 || (top >= ends && bottom <= page.clientHeight - ends)) return;
  const above = Math.max((page.clientHeight - height) / 2, ends);
  page.scrollTo({ top: page.scrollTop + top - above, behavior: "instant" });
}

/** Applies the rules of one colour scheme, regardless of the computer's. */
function chooseScheme(rules: CSSRuleList, scheme: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule || "cssRules" in rule) chooseScheme((rule as CSSGroupingRule).cssRules, scheme);
    const media = "media" in rule ? (rule.media as MediaList) : undefined;
    const wanted = /\(prefers-color-scheme:\s*(light|dark)\)/.exec(media?.mediaText ?? "")?.[1];
    if (media && wanted)
      media.mediaText = media.mediaText.replace(
        /\(prefers-color-scheme:\s*(light|dark)\)/,
        wanted === scheme ? "(min-width: 0)" : "(max-width: 0)",
      );
  }
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

/**
 * The first changed element of a page, as deeply nested as possible; undefined if nothing has changed.
 * @param before the previous version of that part of the page
 */
export function firstDifference(before: Element, after: Element): Element | undefined {
  if (before.isEqualNode(after)) return undefined;
  const [former, children] = [[...before.children], [...after.children]];
  const index = children.findIndex((child, place) => !former[place]?.isEqualNode(child));
  const [one, other] = [former[index], children[index]];
  if (!other) return after;
  return (one && one.tagName === other.tagName && firstDifference(one, other)) || other;
}
