import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { DownloadSearch } from "./download-search.tsx";

export default island("download-search", withAddress(DownloadSearch), { followsAddress: true });
