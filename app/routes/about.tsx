import { sitePages } from "#content/page-registry.ts";
import { catalogue } from "../content.server.ts";
import type { PageProps } from "../page/route.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { ActionLink } from "../ui/action-link.tsx";
import { trailFromHome } from "../ui/breadcrumb.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { AboutSection } from "#app/features/about/about-section.tsx";

const path = sitePages.about.path;

export function loader() {
  const { company, pages, categories } = catalogue();
  const { seo, heading, lead, picture, sections } = pages.about;
  const lines = categories.map(({ title, path: listing, count }) => ({ name: title, path: listing, count }));
  return {
    companyName: company.name.value,
    seo,
    heading,
    lead,
    picture,
    sections: sections.map(({ heading: title, paragraphs = [], items = [], categories: listed }) => ({
      heading: title,
      paragraphs,
      items,
      links: listed ? lines : [],
    })),
  };
}

export function meta({ loaderData: { companyName, seo, heading } }: PageProps<typeof loader>) {
  return pageMeta({ ...seo, companyName, canonicalPath: path, structuredData: [breadcrumbList(trail(heading))] });
}

export default function About({ loaderData: { heading, lead, picture, sections } }: PageProps<typeof loader>) {
  const closing = sections.at(-1);
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead} />
      {picture && <Banner picture={picture} />}
      <div className="wrap section">
        {sections.slice(0, -1).map((section) => (
          <AboutSection key={section.heading} {...section} />
        ))}
      </div>
      {closing && (
        <section className="about__closing night" aria-labelledby="about-closing">
          <div className="wrap section grid">
            <h2 id="about-closing">{closing.heading}</h2>
            <div>
              {closing.paragraphs.map((paragraph) => (
                <p key={paragraph} className="about__statement">
                  {paragraph}
                </p>
              ))}
              <ActionLink to={sitePages.contact.path} look="light">
                Send an enquiry
              </ActionLink>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

function Banner({ picture }: { picture: ResolvedPicture }) {
  const caption = pictureCaption(picture);
  return (
    <figure className="about__banner">
      <div className="about__picture">
        <Picture picture={picture} sizes="100vw" priority cover />
      </div>
      {caption && <figcaption className="wrap">{caption}</figcaption>}
    </figure>
  );
}

function trail(heading: string) {
  return trailFromHome({ name: heading, path });
}
