import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { PageProps } from "../page/route.ts";
import { GlossaryEntries } from "#app/features/glossary/glossary-entries.tsx";

export function loader() {
  const content = catalogue();
  return {
    ...headedPage("glossary", content),
    terms: content.glossary.map(({ id, term, name, definition, source }) => ({ id, term, name, definition, source })),
  };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export default function Glossary({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <HeadOfPage page={loaderData} />
      <GlossaryEntries terms={loaderData.terms} />
    </>
  );
}
