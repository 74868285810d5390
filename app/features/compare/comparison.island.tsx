import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import ComparisonView from "./comparison-view.tsx";

export default island("comparison", withAddress(ComparisonView), { followsAddress: true, storedUnder: "comparison" });
