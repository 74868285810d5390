import type { ListingPage } from "../../../app/features/listing/listing-content.ts";
import type { HomeContent } from "../../../app/features/home/build-home-content.ts";
import type { DetailPage } from "../../../app/features/product/build-product-page.ts";
import type { ShellContent } from "../../../app/shell/shell-content.ts";

/** The content that `write-content.ts` writes for the peers: texts, pictures and drawings of three pages of the site. */
export interface PeerContent {
  shell: ShellContent;
  home: HomeContent;
  listing: ListingPage;
  product: DetailPage;
  /** The product page's drawings as SVG, in order: those of its patterns, then the technical one. */
  drawings: string[];
}
