import { SearchField } from "#app/ui/controls/search-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AskedFiles } from "./find-files.ts";

interface DownloadFiltersProps {
  path: string;
  asked: AskedFiles;
  categories: readonly { id: string; title: string }[];
  kinds: readonly string[];
  /** What is in the form, whenever it changes. */
  onChange: (query: URLSearchParams) => void;
}

/** A search field and two lists. Without script, the button submits them; with script, they take effect as they change. */
export function DownloadFilters({ path, asked, categories, kinds, onChange }: DownloadFiltersProps) {
  return (
    <form
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
      <SelectField
        name="category"
        label="Category"
        any="All categories"
        chosen={asked.category}
        choices={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectField
        name="kind"
        label="Kind"
        any="All kinds"
        chosen={asked.kind}
        choices={kinds.map((kind) => ({ value: kind, label: kind }))}
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

interface SelectFieldProps {
  name: string;
  label: string;
  /** The option that matches everything. */
  any: string;
  chosen: string;
  choices: readonly { value: string; label: string }[];
}

function SelectField({ name, label, any, chosen, choices }: SelectFieldProps) {
  return (
    <div className="text-field">
      <label htmlFor={name}>{label}</label>
      <div className="select-field">
        <select className="text-field__control" id={name} name={name} defaultValue={chosen}>
          <option value="">{any}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}
