import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "../use-hydrated.ts";

export interface Tab {
  /** Unique on the page: the identifier of its panel. */
  id: string;
  label: string;
  /** How many things the panel holds. */
  count?: number;
  /** The address that shows the page with this tab, such as `/stageSystems?tab=curtains`. */
  href: string;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs switch between. */
  label: string;
  tabs: Tab[];
  selected: string;
}

/**
 * Tabs that follow the ARIA Authoring Practices. Each is a link, so a choice has an address and Back undoes it. Without JavaScript
 * every panel is on the page under its heading, and a tab leads to its panel.
 */
export function Tabs({ label, tabs, selected }: TabsProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => showTab(list.current, tabId(selected)), [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === " ") {
      event.preventDefault();
      (event.target as HTMLElement).click();
      return;
    }
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex(({ id }) => id === selected),
          tabs.length,
        )
      ];
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus();
    void navigate(next.href, { replace: true, preventScrollReset: true });
  };

  return (
    <div className="tabs">
      {/* The tabs get the focus, not their list. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={tabId(tab.id)}
            className="tabs__tab"
            role="tab"
            to={hydrated ? tab.href : `${tab.href}#${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={hydrated && tab.id !== selected ? -1 : undefined}
            preventScrollReset
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabs__count">{tab.count}</span>}
          </Link>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className="tabs__panel"
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          data-selected={tab.id === selected}
        >
          <h2 className="tabs__heading">{tab.label}</h2>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Scrolls a tab into view if the list is wider than the screen. The page itself is not scrolled. */
function showTab(list: HTMLElement | null, id: string) {
  const tab = list?.querySelector<HTMLElement>(`#${id}`);
  if (!list || !tab) return;
  const margin = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
  const start = tab.offsetLeft - list.offsetLeft - margin;
  const end = start + tab.offsetWidth + 2 * margin - list.clientWidth;
  list.scrollLeft = Math.min(Math.max(list.scrollLeft, end), start);
}

function tabId(id: string): string {
  return `${id}-tab`;
}

/** The tab that a key leads to, or -1 if it leads to none. */
function indexAfter(key: string, current: number, count: number): number {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
