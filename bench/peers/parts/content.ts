import type { ListingPage } from "../../../app/features/listing/listing-content.ts";
import type { HomeContent } from "../../../app/features/home/home-content.ts";
import type { DetailPage } from "../../../app/features/product/product-page-content.ts";
import type { ShellContent } from "../../../app/shell/shell-content.ts";

/** What `write-content.ts` writes for the peers: the words, pictures and drawings of three pages of the site. */
export interface PeerContent {
  shell: ShellContent;
  home: HomeContent;
  listing: ListingPage;
  product: DetailPage;
  /** The drawings of the product's page as SVG, in their order: those of its patterns, and the technical one last. */
  drawings: string[];
}
