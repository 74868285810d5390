import { island } from "#app/islands/island.tsx";
import { MapFrame } from "./map-frame.tsx";

export default island("map-frame", MapFrame);
