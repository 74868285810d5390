import type { HomeContent } from "./home-content.ts";
import { AboutBlock } from "./about-block.tsx";
import { CategoryRows } from "./category-rows.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { Gallery } from "./gallery.tsx";

/** What the home page shows below its slides. */
export default function BelowSlides({ products, gallery, about, contact }: Omit<HomeContent, "slides">) {
  return (
    <>
      <CategoryRows {...products} />
      <Gallery {...gallery} />
      <AboutBlock {...about} />
      <ContactBlock {...contact} />
    </>
  );
}
