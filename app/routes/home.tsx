import { catalogue } from "#content/catalogue.ts";
import type { RouteHandle } from "../root";
import { organization } from "../seo/organization.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/home";
import { AboutBlock } from "./home/about-block.tsx";
import { homeContent } from "./home/build-home-content.ts";
import { CategoryRows } from "./home/category-rows.tsx";
import { ContactBlock } from "./home/contact-block.tsx";
import { Gallery } from "./home/gallery.tsx";
import { HeroCarousel } from "./home/hero-carousel.tsx";

export function loader() {
  const content = catalogue();
  return {
    seo: content.pages.home.seo,
    companyName: content.company.name.value,
    organization: organization(content.company),
    content: homeContent(content),
  };
}

export const handle = { overPicture: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData.seo,
        canonicalPath: "/",
        companyName: loaderData.companyName,
        structuredData: [loaderData.organization],
      })
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, products, gallery, about, contact } = loaderData.content;
  return (
    <>
      <HeroCarousel slides={slides} />
      <CategoryRows {...products} />
      <Gallery {...gallery} />
      <AboutBlock {...about} />
      <ContactBlock {...contact} />
    </>
  );
}
