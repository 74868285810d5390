import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { longestQuery } from "#app/ui/word-filter.ts";
import { CloseButton } from "#app/ui/controls/dialog.tsx";
import { ActionButton } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCombobox } from "#app/ui/controls/use-combobox.ts";
import { groupResults } from "./group-results.ts";
import { isSlashKeyOn, setSlashKey } from "./search-keys.ts";
import { resultsAddress, SearchResults } from "./search-results.tsx";
import { matchOf, statementOf } from "./statement.ts";
import { useSearcher } from "./use-searcher.ts";
import { sitePages } from "#content/page-registry.ts";

export interface SearchPanelProps {
  /** The text typed before the panel loaded. */
  firstText: string;
  onChoice: () => void;
}

/** The search itself: a combobox as in the ARIA Authoring Practices, with links as options. */
export default function SearchPanel({ firstText, onChoice }: SearchPanelProps) {
  const { searcher, failed, retry } = useSearcher(true);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(firstText);
  const query = text.trim();
  const groups = useMemo(() => (searcher && query ? groupResults(searcher.everything(query)) : []), [searcher, query]);
  const statement = useMemo(() => {
    const { demands, products } = searcher && query ? searcher.products(query) : { demands: [], products: [] };
    const matches = products.map(({ degrees }) => matchOf(demands, degrees));
    return products.length > 0 ? statementOf(demands, matches) : "";
  }, [searcher, query]);
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  // The last option is a link to the catalogue.
  const optionCount = found > 0 ? found + 1 : 0;
  const { active, listId, optionId, fieldProps } = useCombobox({
    id: "site-search",
    text,
    onText: setText,
    optionCount,
    onChoose: (place) => document.getElementById(optionId(place))?.click(),
    onEnter: () => query && location.assign(resultsAddress(query)),
  });
  const activeId = optionId(active);

  // In a layout effect, or a letter typed in the meantime would be lost.
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <search className="site-search__panel">
      <div className="site-search__field">
        <Icon name="search" sizePx={24} />
        <input
          ref={input}
          type="text"
          {...fieldProps}
          aria-label="Search products, finishes, pages and projects"
          enterKeyHint="go"
          maxLength={longestQuery}
          placeholder="Search"
        />
        <CloseButton label="Close search" />
      </div>
      {statement && <p className="site-search__statement small">{statement}</p>}
      <SearchResults {...{ listId, optionId, groups, query, active, onChoice }} />
      <SearchNotice query={query} found={found} ready={searcher !== undefined} failed={failed} retry={retry} />
      <SlashKeySwitch />
    </search>
  );
}

function SlashKeySwitch() {
  const [on, setOn] = useState(isSlashKeyOn);
  function change(next: boolean) {
    setOn(next);
    setSlashKey(next);
  }
  return (
    <label className="site-search__switch small">
      <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
      <span>
        Open search with the <kbd>/</kbd> key. <kbd>Ctrl</kbd> <kbd>K</kbd> always works.
      </span>
    </label>
  );
}

interface SearchNoticeProps {
  query: string;
  found: number;
  ready: boolean;
  failed: boolean;
  retry: () => void;
}

/** The state of the search: visible while there are no results, and announced politely to screen readers. */
export function SearchNotice({ query, found, ready, failed, retry }: SearchNoticeProps) {
  const nothing = ready && query !== "" && found === 0;
  return (
    <div className={found > 0 ? "visually-hidden" : "site-search__notice"}>
      <p role="status">{noticeFor({ query, found, ready, failed })}</p>
      {failed && !ready && <ActionButton onClick={retry}>Try again</ActionButton>}
      {(nothing || (failed && !ready)) && (
        <>
          <a className="action-link action-link--line" href={sitePages.product.path}>
            <span>All products</span>
          </a>
          <a className="action-link action-link--line" href={sitePages.contact.path}>
            <span>Ask us</span>
          </a>
        </>
      )}
    </div>
  );
}

function noticeFor({ query, found, ready, failed }: Omit<SearchNoticeProps, "retry">): string {
  if (failed && !ready) return "Search could not be loaded. Check your connection.";
  if (query === "") return "Search products, finishes, pages and projects by name, specification or model code.";
  if (!ready) return "Searching…";
  if (found === 0) return `No results for “${query}”.`;
  return found === 1 ? "1 result" : `${found} results`;
}
