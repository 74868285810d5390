import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "./select-field.tsx";
import type { Choice } from "./projects-content.ts";
import type { ProjectFilters as Filters } from "./filters.ts";
import { useFilterForm } from "./use-filter-form.ts";

interface ProjectFiltersProps {
  path: string;
  filters: Filters;
  regions: { label: string; states: string[] }[];
  rooms: Choice[];
  clientTypes: Choice[];
  hrefOf: (filters: Filters) => string;
}

/** A search and three choices. Without script the button sends them; with it they work as they are changed. */
export function ProjectFilters({ path, filters, regions, rooms, clientTypes, hrefOf }: ProjectFiltersProps) {
  const form = useFilterForm(filters, hrefOf);
  return (
    <form className="project-filters" action={path} role="search" aria-label="Projects" autoComplete="off" {...form}>
      <div className="project-filters__search text-field">
        <label htmlFor="q">Search projects</label>
        <input
          className="text-field__control"
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
        />
        <button type="submit" className="round-button" aria-label="Search">
          <Icon name="search" />
        </button>
      </div>
      <SelectField
        name="state"
        label="State"
        any="All states"
        defaultValue={filters.state}
        groups={regions.map(({ label, states }) => ({
          label,
          choices: states.map((state) => ({ value: state, label: state })),
        }))}
      />
      <SelectField
        name="client"
        label="Client"
        any="All clients"
        defaultValue={filters.client}
        groups={[{ choices: clientTypes }]}
      />
      <SelectField
        name="room"
        label="Kind of room"
        any="All rooms"
        defaultValue={filters.room}
        groups={[{ choices: rooms }]}
      />
    </form>
  );
}
