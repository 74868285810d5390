import { island } from "#app/islands/island.tsx";
import { ShortlistButton } from "./shortlist-button.tsx";

export default island("shortlist-button", ShortlistButton, { storedUnder: "shortlist" });
