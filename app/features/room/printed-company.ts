import type { Catalogue } from "#content/schema/resolved.ts";

/** The company on the report, and its contact details. */
export interface PrintedCompany {
  readonly name: string;
  readonly contact: string;
}

/** The company at the top of a printed report. Loaders only. */
export function printedCompany({ company }: Catalogue): PrintedCompany {
  return {
    name: company.name.value,
    contact: [...company.phones, ...company.emails].map(({ value }) => value).join(" · "),
  };
}
