import { Hero } from "../../parts/hero.tsx";
import { PlainLink } from "../../parts/link.tsx";

export function LinkedHero({ slides }) {
  return <Hero slides={slides} link={PlainLink} />;
}
