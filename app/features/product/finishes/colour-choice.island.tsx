import { island } from "#app/islands/island.tsx";
import { ColourChoice } from "./colour-choice.tsx";

export default island("colour-choice", ColourChoice);
