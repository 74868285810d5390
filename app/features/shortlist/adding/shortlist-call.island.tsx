import { island } from "#app/islands/island.tsx";
import { ShortlistCall } from "./shortlist-call.tsx";

export default island("shortlist-call", ShortlistCall, { storedUnder: "shortlist" });
