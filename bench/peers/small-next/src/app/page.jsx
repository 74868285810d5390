import { Hero } from "../c/Hero";
import { Gallery } from "../c/Gallery";
import { CatCards, About } from "../c/Cards";
import { gallery } from "../content";
export const metadata = {
  title: "Acoustic Supplier",
  description: "Acoustic consultancy, design and specialised acoustic materials.",
};
export default function Home() {
  return (
    <>
      <Hero />
      <CatCards />
      <section className="sec soft">
        <div className="wrap">
          <h2>Our Experience</h2>
          <Gallery items={gallery} />
        </div>
      </section>
      <About />
    </>
  );
}
