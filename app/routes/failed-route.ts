import type { MetaDescriptor } from "react-router";
import type { loader as rootLoader } from "#app/root.tsx";
import { failureMeta } from "#app/seo/page-meta.ts";

interface MetaArgs {
  matches: { id: string; loaderData?: unknown }[];
}

/** Replaces a route whose module did not load: it throws as soon as it is rendered, which shows the error screen. */
export function failedRoute(error: Error) {
  return {
    default: (): never => {
      throw error;
    },
    meta: ({ matches: [root] }: MetaArgs): MetaDescriptor[] => {
      const data = root?.loaderData as Awaited<ReturnType<typeof rootLoader>> | undefined;
      return data ? failureMeta(data.error.seo, data.shell.companyName) : [];
    },
  };
}
