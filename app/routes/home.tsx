import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { RouteHandle } from "../page/frame.tsx";
import { organization } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { LaterStyles } from "../styles/document-styles.tsx";
import type { Route } from "./+types/home";
import { homeContent } from "#app/features/home/build-home-content.ts";
import BelowSlides from "#app/features/home/below-slides.tsx";
import HeroCarousel from "#app/features/home/hero-carousel.island.tsx";

export function loader() {
  const content = catalogue();
  return {
    seo: content.pages.home.seo,
    companyName: content.company.name.value,
    organization: organization(content.company),
    content: homeContent(content),
  };
}

export const handle: RouteHandle = { overPicture: true };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData.seo,
        canonicalPath: sitePages.home.path,
        companyName: loaderData.companyName,
        structuredData: [loaderData.organization],
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, ...others } = loaderData.content;
  return (
    <>
      <HeroCarousel slides={slides} />
      <LaterStyles />
      <BelowSlides {...others} />
    </>
  );
}
