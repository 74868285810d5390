import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import Explorer from "./explorer.tsx";

export default island("explorer", withAddress(Explorer), { followsAddress: true, storedUnder: "shortlist comparison" });
