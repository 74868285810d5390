import { island } from "#app/islands/island.tsx";
import { SpecificationText } from "./specification-text.tsx";

export default island("specification-text", SpecificationText);
