"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Header } from "../parts/frame.tsx";
import { Hero } from "../parts/hero.tsx";

export { Choose } from "../parts/choose.tsx";
export { Colours } from "../parts/colours.tsx";
export { Gallery } from "../parts/gallery.tsx";
export { Strip } from "../parts/strip.tsx";

/** The header marks the page that is shown, so it follows the router. */
export function ShownHeader({ shell }) {
  return <Header shell={shell} path={usePathname()} link={Link} />;
}

export function LinkedHero({ slides }) {
  return <Hero slides={slides} link={Link} />;
}
