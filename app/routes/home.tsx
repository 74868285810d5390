import { pathIn, sitePages } from "#content/page-registry.ts";
import { catalogueFor } from "../content.server.ts";
import { organization } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { LaterStyles } from "../styles/document-styles.tsx";
import type { LoaderArgs, PageProps } from "../page/route.ts";
import { homeContent } from "#app/features/home/build-home-content.ts";
import BelowSlides from "#app/features/home/below-slides.tsx";
import { HeroCarousel } from "#app/features/home/hero-carousel.tsx";

export function loader({ url }: LoaderArgs) {
  const content = catalogueFor(url);
  return {
    path: pathIn(content.language, sitePages.home.path),
    seo: content.pages.home.seo,
    companyName: content.company.name.value,
    organization: organization(
      content.company,
      Object.values(content.map.regions).flatMap(({ states }) => states),
    ),
    content: homeContent(content),
  };
}

export function meta({ loaderData: { seo, companyName, path, organization: structured } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [structured] });
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { slides, ...others } = loaderData.content;
  return (
    <>
      <HeroCarousel slides={slides} />
      <LaterStyles />
      <BelowSlides {...others} />
    </>
  );
}
