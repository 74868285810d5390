import { island } from "#app/islands/island.tsx";
import { HeroCarousel } from "./hero-carousel.tsx";

export default island("hero-carousel", HeroCarousel, { movesByItself: true });
