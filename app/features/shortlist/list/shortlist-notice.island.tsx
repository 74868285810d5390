import { island } from "#app/islands/island.tsx";
import { ShortlistNotice } from "./shortlist-notice.tsx";

export default island("shortlist-notice", ShortlistNotice);
