import type { ReactNode } from "react";
import { pathIn, sitePages, type PageId } from "#content/page-registry.ts";
import type { Seo } from "#content/schema/entry.ts";
import type { Catalogue } from "#content/schema/resolved.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { breadcrumbList } from "../seo/structured-data.ts";
import { trailFromHome, type Crumb } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";

/** A page of the registry that opens with a heading and a lead: what its head and its metadata need. */
export interface HeadedPage {
  companyName: string;
  seo: Seo;
  heading: string;
  lead: string;
  path: string;
  trail: Crumb[];
  indexable: boolean;
}

/**
 * The head of a page, from its file in `content/pages`. Loaders only.
 * @param crumb its name in the breadcrumb
 */
export function headedPage(
  id: Exclude<PageId, "home" | "notFound" | "error">,
  { company, pages, language }: Catalogue,
  crumb: string = pages[id].heading,
): HeadedPage {
  const { seo, heading, lead } = pages[id];
  const path = pathIn(language, sitePages[id].path);
  const trail = trailFromHome({ name: crumb, path });
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    path,
    trail,
    indexable: !("indexable" in sitePages[id]),
  };
}

/**
 * The metadata of a page, with its breadcrumb as structured data.
 * @param data more structured data
 */
export function headedPageMeta({ companyName, seo, path, trail, indexable }: HeadedPage, ...data: object[]): ReactNode {
  const structuredData = [breadcrumbList(trail), ...data];
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData, noindex: !indexable });
}

/** The opening of a page: breadcrumb, heading and lead. */
export function HeadOfPage({ page, children }: { page: HeadedPage; children?: ReactNode }) {
  const { trail, heading, lead } = page;
  return (
    <PageHead trail={trail} title={heading} lead={lead}>
      {children}
    </PageHead>
  );
}
