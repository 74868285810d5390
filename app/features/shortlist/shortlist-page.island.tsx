import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { ShortlistPage } from "./shortlist-page.tsx";

export default island("shortlist-page", withAddress(ShortlistPage), { followsAddress: true, storedUnder: "shortlist" });
