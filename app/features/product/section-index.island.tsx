import { island } from "#app/islands/island.tsx";
import { SectionIndex } from "./section-index.tsx";

export default island("section-index", SectionIndex);
