import { island } from "#app/islands/island.tsx";
import { PictureCarousel } from "./picture-carousel.tsx";

export default island("picture-carousel", PictureCarousel);
