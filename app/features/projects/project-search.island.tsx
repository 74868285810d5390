import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import { ProjectSearch } from "./project-search.tsx";

export default island("project-search", withAddress(ProjectSearch), { followsAddress: true });
