import { island } from "#app/islands/island.tsx";
import { SearchLauncher } from "./search-launcher.tsx";

export default island("search-launcher", SearchLauncher);
