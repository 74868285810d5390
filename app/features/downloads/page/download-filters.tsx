import { useEffect, useEffectEvent, useRef } from "react";
import { FilterSelect } from "#app/ui/controls/filter-select.tsx";
import { SearchField } from "#app/ui/controls/search-field.tsx";
import { fileFilterNames, type FileFilters } from "./find-files.ts";

interface DownloadFiltersProps {
  path: string;
  asked: FileFilters;
  categories: readonly { id: string; title: string }[];
  kinds: readonly string[];
  /** The form's data after each change. */
  onChange: (query: URLSearchParams) => void;
}

/** A search field and two lists. Without script, the button submits them; with script, they apply immediately. */
export function DownloadFilters({ path, asked, categories, kinds, onChange }: DownloadFiltersProps) {
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
