import { FilterSelect } from "#app/ui/controls/filter-select.tsx";
import { SearchField } from "#app/ui/controls/search-field.tsx";
import type { Choice } from "./projects-content.ts";
import type { ProjectFilters as Filters } from "./filters.ts";
import { useFilterForm } from "./use-filter-form.ts";
import type { ChoicesWithRows } from "./view.ts";

interface ProjectFiltersProps {
  path: string;
  filters: Filters;
  regions: { label: string; states: string[] }[];
  rooms: Choice[];
  clientTypes: Choice[];
  /** The choices that match a project. The others are disabled. */
  choicesWithRows: ChoicesWithRows;
  hrefOf: (filters: Filters) => string;
}

/** A search field and three lists. Without JavaScript, the button submits them; with JavaScript, they apply immediately. */
export function ProjectFilters({
  path,
  filters,
  regions,
  rooms,
  clientTypes,
  choicesWithRows,
  hrefOf,
}: ProjectFiltersProps) {
  const form = useFilterForm(filters, hrefOf);
  return (
    <form className="project-filters" action={path} role="search" aria-label="Projects" autoComplete="off" {...form}>
      <div className="search-field text-field">
        <SearchField id="q" label="Search projects" submitLabel="Search" maxLength={100} defaultValue={filters.q} />
      </div>
      <FilterSelect
        name="state"
        possible={choicesWithRows.state}
        label="State"
        anyLabel="All states"
        defaultValue={filters.state}
        groups={regions.map(({ label, states }) => ({
          label,
          choices: states.map((state) => ({ value: state, label: state })),
        }))}
      />
      <FilterSelect
        name="client"
        possible={choicesWithRows.client}
        label="Client"
        anyLabel="All clients"
        defaultValue={filters.client}
        groups={[{ choices: clientTypes }]}
      />
      <FilterSelect
        name="room"
        possible={choicesWithRows.room}
        label="Room type"
        anyLabel="All rooms"
        defaultValue={filters.room}
        groups={[{ choices: rooms }]}
      />
    </form>
  );
}
