import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { longestQuery } from "#app/features/catalogue/index.ts";
import { Icon } from "#app/ui/icon.tsx";
import { groupResults } from "./group-results.ts";
import { SearchNotice } from "./search-notice.tsx";
import { optionId, SearchResults } from "./search-results.tsx";
import { SlashKeySwitch } from "./slash-key-switch.tsx";
import { useSearcher } from "./use-searcher.ts";

export interface SearchPanelProps {
  /** What had been typed before the panel was there. */
  firstText: string;
  /** The visitor has chosen, or wants to go back to the page. */
  onDone: () => void;
}

const listId = "site-search-results";

/** The search itself: a combobox after the ARIA Authoring Practices, whose list holds links. */
export default function SearchPanel({ firstText, onDone }: SearchPanelProps) {
  const { searcher, failed, retry } = useSearcher(true);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(firstText);
  const [chosen, setChosen] = useState(0);
  const query = text.trim();
  const groups = useMemo(() => (searcher && query ? groupResults(searcher.everything(query)) : []), [searcher, query]);
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  // The last one leads to the catalogue.
  const options = found > 0 ? found + 1 : 0;
  const active = Math.min(chosen, options - 1);

  // At once, or a letter that is typed just now is lost.
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || options === 0) return;
    if (key === "ArrowDown") setChosen((active + 1) % options);
    else if (key === "ArrowUp") setChosen((active - 1 + options) % options);
    else if (key === "Enter") document.getElementById(optionId(active))?.click();
    else return;
    event.preventDefault();
  }

  return (
    <search className="site-search__panel">
      <div className="site-search__field">
        <Icon name="search" sizePx={24} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search products, finishes, pages and projects"
          aria-expanded={options > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestQuery}
          placeholder="Search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="round-button" aria-label="Close the search" onClick={onDone}>
          <Icon name="close" sizePx={24} />
        </button>
      </div>
      <SearchResults id={listId} groups={groups} query={query} active={active} onChoice={onDone} />
      <SearchNotice query={query} found={found} ready={searcher !== undefined} failed={failed} retry={retry} />
      <SlashKeySwitch />
    </search>
  );
}
