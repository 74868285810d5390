import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import { GlossaryEntries } from "#app/features/glossary/glossary-entries.tsx";
import type { Route } from "./+types/glossary";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";

const path = sitePages.glossary.path;

export function loader() {
  const { company, pages, glossary } = catalogue();
  return {
    companyName: company.name.value,
    ...pages.glossary,
    terms: glossary.map(({ id, term, name, definition, source }) => ({ id, term, name, definition, source })),
  };
}

export function meta({ loaderData: { companyName, seo } }: Route.MetaArgs) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

const trail = trailFromHome({ name: "Glossary", path });

export default function Glossary({ loaderData: { heading, lead, terms } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={trail} title={heading} lead={lead} />
      <GlossaryEntries terms={terms} />
    </>
  );
}
