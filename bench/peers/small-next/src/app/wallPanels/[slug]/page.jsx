import { DetailTop, DetailBody } from "../../../c/Cards";
import { Strip } from "../../../c/Strip";
import { detail, panels } from "../../../content";
export const dynamicParams = false;
export const generateStaticParams = () => [
  ...panels.map((p) => ({ slug: p.slug })),
  ...Array.from({ length: Number(process.env.PAGES ?? 0) }, (_, i) => ({ slug: "gen" + i })),
];
export const generateMetadata = async ({ params }) => {
  const d = detail((await params).slug);
  return { title: d.title, description: "Specifications of " + d.title };
};
export default async function Detail({ params }) {
  const d = detail((await params).slug);
  return (
    <>
      <DetailTop d={d} />
      <section className="sec">
        <div className="wrap">
          <Strip shots={d.shots} title={d.title} />
        </div>
      </section>
      <DetailBody d={d} />
    </>
  );
}
