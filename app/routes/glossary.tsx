import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import { GlossaryEntries } from "#app/features/glossary/glossary-entries.tsx";
import type { PageProps } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
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

export function meta({ loaderData: { companyName, seo } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail)] });
}

const trail = trailFromHome({ name: "Glossary", path });

export default function Glossary({ loaderData: { heading, lead, terms } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead trail={trail} title={heading} lead={lead} />
      <GlossaryEntries terms={terms} />
    </>
  );
}
