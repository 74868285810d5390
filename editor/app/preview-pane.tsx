import { useEffect, useRef, useState, type RefObject } from "react";
import { EditorFailure, renderPage } from "./api.ts";

const renderAfterMs = 200;
const widths = { phone: 390, desktop: 1280 };
const schemes = { light: "Light", dark: "Dark" };

interface PreviewPaneProps {
  path: string;
  /** As it would be saved. */
  value: unknown;
  /** The address of the page that is shown. */
  address: string;
}

/** The page as it would be with what is typed now, at the width of a phone or of a desktop, light or dark. */
export function PreviewPane({ path, value, address }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>("desktop");
  const [scheme, setScheme] = useState<keyof typeof schemes>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const { html, isStale } = usePage(path, value);
  const room = useRef<HTMLDivElement>(null);
  const roomWidthPx = useWidth(room);
  const scale = roomWidthPx === 0 ? 1 : Math.min(1, roomWidthPx / widths[device]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (html !== undefined && page) show(html, page, scheme);
  }, [html, scheme]);
  return (
    <section className="preview" aria-label={`Preview of ${address}`}>
      <div className="preview__head">
        <p className="caption quiet">{captionOf(address, html, isStale)}</p>
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
        {/* Without scripts: what the page does, it does not do here. */}
        <iframe
          ref={frame}
          title={`Preview of ${address}`}
          sandbox="allow-same-origin"
          style={{ inlineSize: widths[device], blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

function captionOf(address: string, html: string | undefined, isStale: boolean): string {
  if (html === undefined) return isStale ? "No preview until everything is corrected" : "Drawing the page …";
  return isStale ? "As it was before what has to be corrected" : `Preview of ${address}`;
}

/** The page with a value; the last one that could be shown while the value has a mistake. */
function usePage(path: string, value: unknown) {
  const [shown, setShown] = useState<{ html?: string | undefined; isStale: boolean }>({ isStale: false });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      renderPage(path, value)
        .then(({ html }) => {
          if (!isOver)
            setShown((before) => (html === undefined ? { ...before, isStale: true } : { html, isStale: false }));
        })
        .catch((error: unknown) => {
          // What fails is said beside the button that saves.
          if (!(error instanceof EditorFailure)) throw error;
        });
    }, renderAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, value]);
  return shown;
}

/** Replaces what a document shows. Where it was scrolled to stays. */
function show(html: string, page: Document, scheme: string): void {
  const next = new DOMParser().parseFromString(html, "text/html");
  const { scrollingElement } = page;
  const top = scrollingElement?.scrollTop ?? 0;
  page.replaceChild(page.adoptNode(next.documentElement), page.documentElement);
  for (const sheet of page.styleSheets) chooseScheme(sheet.cssRules, scheme);
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    link.addEventListener("load", () => link.sheet && chooseScheme(link.sheet.cssRules, scheme));
  }
  page.documentElement.style.colorScheme = scheme;
  page.scrollingElement?.scrollTo({ top, behavior: "instant" });
}

/** Lets the rules of one colour scheme hold, whatever the scheme of this computer is. */
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
