import type { Catalogue } from "#content/schema/resolved.ts";
import { acousticData } from "./acoustic-data-of.ts";
import { printedCompany } from "./printed-company.ts";
import type { RoomPageContent } from "./room-page-content.ts";

/** Picks from the catalogue what the calculator needs. Loaders only. */
export function roomPage(content: Catalogue): RoomPageContent {
  const { acoustics, pages } = content;
  const { examples, method } = pages.room;
  return {
    data: acousticData(content),
    rooms: Object.entries(acoustics.rooms).map(([id, { label, plan }]) => ({ id, label, plan })),
    words: { examples, method },
    company: printedCompany(content),
  };
}
