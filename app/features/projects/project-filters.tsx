import { Icon } from "#app/ui/icon.tsx";
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

/** A search field and three lists. Without script, the button submits them; with script, they take effect as they change. */
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
        anyLabel="All states"
        defaultValue={filters.state}
        groups={regions.map(({ label, states }) => ({
          label,
          choices: states.map((state) => ({ value: state, label: state })),
        }))}
      />
      <SelectField
        name="client"
        label="Client"
        anyLabel="All clients"
        defaultValue={filters.client}
        groups={[{ choices: clientTypes }]}
      />
      <SelectField
        name="room"
        label="Room type"
        anyLabel="All rooms"
        defaultValue={filters.room}
        groups={[{ choices: rooms }]}
      />
    </form>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  /** The label of the option that matches any value. */
  anyLabel: string;
  groups: { label?: string; choices: Choice[] }[];
  defaultValue: string;
}

/** A labelled list from which one value, or any, is chosen. */
function SelectField({ name, label, anyLabel, groups, defaultValue }: SelectFieldProps) {
  return (
    <div className="text-field">
      <label htmlFor={name}>{label}</label>
      <div className="select-field">
        <select className="text-field__control" id={name} name={name} defaultValue={defaultValue}>
          <option value="">{anyLabel}</option>
          {groups.map((group) =>
            group.label ? (
              <optgroup key={group.label} label={group.label}>
                <Options choices={group.choices} />
              </optgroup>
            ) : (
              <Options key="" choices={group.choices} />
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}

function Options({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
