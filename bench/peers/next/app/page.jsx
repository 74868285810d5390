import Link from "next/link";
import { AboutAndContact, CategoryRows } from "../../parts/home.tsx";
import content from "../../content.json";
import { Gallery, LinkedHero } from "../client.jsx";

const { home, shell } = content;

export const metadata = { title: shell.companyName };

export default function Home() {
  const { heading, note, tiles } = home.gallery;
  return (
    <>
      <LinkedHero slides={home.slides} />
      <CategoryRows home={home} link={Link} />
      <section className="wrap">
        <h2>{heading}</h2>
        <Gallery tiles={tiles} />
        <p>{note}</p>
      </section>
      <AboutAndContact home={home} link={Link} />
    </>
  );
}
