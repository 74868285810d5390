import { sitePages } from "#content/page-registry.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { catalogue } from "../content.server.ts";
import { HeadOfPage, headedPage, headedPageMeta } from "../page/headed-page.tsx";
import type { PageProps } from "../page/route.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { pictureCaption } from "../ui/pictures/picture-caption.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { AboutSection } from "#app/features/about/about-section.tsx";

export function loader() {
  const content = catalogue();
  const { picture, sections } = content.pages.about;
  const links = content.categories.map(({ title, path, count }) => ({ name: title, path, count }));
  return {
    ...headedPage("about", content),
    picture,
    sections: sections.map(({ heading, paragraphs = [], items = [], categories: listed }) => ({
      heading,
      paragraphs,
      items,
      links: listed ? links : [],
    })),
  };
}

export const meta = ({ loaderData }: PageProps<typeof loader>) => headedPageMeta(loaderData);

export default function About({ loaderData }: PageProps<typeof loader>) {
  const { picture, sections } = loaderData;
  const closing = sections.at(-1);
  return (
    <>
      <HeadOfPage page={loaderData} />
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
