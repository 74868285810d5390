import type { Catalogue } from "#content/schema/resolved.ts";

/** Whose report it is, and how to reach them. */
export interface PrintedCompany {
  readonly name: string;
  readonly contact: string;
}

/** The company as it stands at the head of a printed report. Loaders only. */
export function printedCompany({ company }: Catalogue): PrintedCompany {
  return {
    name: company.name.value,
    contact: [...company.phones, ...company.emails].map(({ value }) => value).join(" · "),
  };
}
