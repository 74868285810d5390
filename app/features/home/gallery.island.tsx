import { island } from "#app/islands/island.tsx";
import { Gallery } from "./gallery.tsx";

export default island("gallery", Gallery);
