import { hindiPath } from "#content/page-registry.ts";
import { catalogueFor, documentBytes } from "../content.server.ts";
import { AbsentPage, type LoaderArgs, type PageProps } from "../page/route.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { hindiListing } from "#app/features/listing/listing-content.ts";
import { HindiListing } from "#app/features/listing/hindi-listing.tsx";

export function loader({ url }: LoaderArgs) {
  const content = catalogueFor(url);
  const category = content.categories.find(({ path }) => hindiPath(path) === url.pathname);
  if (!category) throw new AbsentPage();
  return hindiListing(category, content, documentBytes);
}

export function meta({ loaderData: { seo, companyName, path } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: hindiPath(path) });
}

export default function ListingInHindi({ loaderData }: PageProps<typeof loader>) {
  const { menuLabel, path, heading, statement } = loaderData;
  return (
    <>
      <PageHead trail={trailFromHome({ name: menuLabel, path })} title={heading} lead={statement} />
      <HindiListing {...loaderData} />
    </>
  );
}
