import { island } from "#app/islands/island.tsx";
import { ProjectPhotographs } from "./project-photographs.tsx";

export default island("project-photographs", ProjectPhotographs);
