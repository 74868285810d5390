import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { ListingTabs } from "./listing-tabs.tsx";

export default island("listing-tabs", withAddress(ListingTabs), {
  followsAddress: true,
  storedUnder: "shortlist comparison",
});
