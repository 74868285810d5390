import { useState, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DownloadIndex } from "./download-index.tsx";
import type { AllFiles } from "./downloads-page.ts";
import {
  countFiles,
  findFiles,
  isFilteringFiles,
  kindsOfFiles,
  readFileFilters,
  fileFilterNames,
  type FileFilters,
} from "./find-files.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { FilterSelect } from "#app/ui/controls/filter-select.tsx";
import { SearchField } from "#app/ui/controls/search-field.tsx";

interface DownloadSearchProps {
  /** The path of the page. */
  path: string;
  files: AllFiles;
  /** The query that the page was rendered for. */
  renderedSearch: string;
}

/** All files, or those that match the address. */
function DownloadSearch({ path, files, renderedSearch }: DownloadSearchProps) {
  const location = useLocation();
  const [typed, setTyped] = useState<URLSearchParams>();
  const address = useHydrated() ? location.search : renderedSearch;
  const asked = readFileFilters(typed ?? new URLSearchParams(address));
  const found = findFiles(files, asked);
  const count = countFiles(found);
  const words = isFilteringFiles(asked) ? `${count} of ${countFiles(files)} files` : `${count} files`;
  return (
    <div className="downloads-page wrap">
      <DownloadFilters
        // A statically served page knows its query only from the address.
        key={address}
        path={path}
        asked={readFileFilters(new URLSearchParams(address))}
        categories={files.categories}
        kinds={kindsOfFiles(files)}
        onChange={setTyped}
      />
      <p className="result-line">
        <output>{count === 0 ? "No files match." : words}</output>
        {isFilteringFiles(asked) && <a href={path}>Show all files</a>}
      </p>
      <DownloadIndex files={found} />
    </div>
  );
}

interface DownloadFiltersProps {
  path: string;
  asked: FileFilters;
  categories: readonly { id: string; title: string }[];
  kinds: readonly string[];
  /** The form's data after each change. */
  onChange: (query: URLSearchParams) => void;
}

/** A search field and two lists. Without JavaScript, the button submits them; with JavaScript, they apply immediately. */
function DownloadFilters({ path, asked, categories, kinds, onChange }: DownloadFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  // Values entered before the script ran are only in the form.
  const takeOver = useEffectEvent(() => {
    const entered = form.current && queryOf(form.current);
    if (entered && fileFilterNames.some((name) => (entered.get(name) ?? "") !== asked[name])) onChange(entered);
  });
  useEffect(() => takeOver(), []);
  return (
    <form
      ref={form}
      className="download-filters"
      action={path}
      role="search"
      aria-label="Files"
      autoComplete="off"
      onInput={({ currentTarget }) => onChange(queryOf(currentTarget))}
    >
      <div className="search-field text-field">
        <SearchField id="q" label="Search files" submitLabel="Search" maxLength={100} defaultValue={asked.q} />
      </div>
      <FilterSelect
        name="category"
        label="Category"
        anyLabel="All categories"
        defaultValue={asked.category}
        groups={[{ choices: categories.map(({ id, title }) => ({ value: id, label: title })) }]}
      />
      <FilterSelect
        name="kind"
        label="Kind"
        anyLabel="All kinds"
        defaultValue={asked.kind}
        groups={[{ choices: kinds.map((kind) => ({ value: kind, label: kind })) }]}
      />
    </form>
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  return new URLSearchParams(texts);
}

export default island("download-search", withAddress(DownloadSearch), { followsAddress: true });
