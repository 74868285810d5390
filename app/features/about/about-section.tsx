import { Icon } from "#app/ui/icon.tsx";

interface AboutSectionProps {
  heading: string;
  paragraphs: readonly string[];
  items: readonly string[];
  /** Product lines, each with the number of its products. */
  links: { name: string; path: string; count: string }[];
}

/** A section of the About page: a heading and, beside it, paragraphs, a list or the product lines. */
export function AboutSection({ heading, paragraphs, items, links }: AboutSectionProps) {
  return (
    <section className="about-section grid">
      <h2>{heading}</h2>
      <div className="about-section__words">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="about__statement">
            {paragraph}
          </p>
        ))}
        {items.length > 0 && (
          <ul className="about-section__items">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {links.length > 0 && (
          <ul className="about-section__links">
            {links.map(({ name, path, count }) => (
              <li key={path}>
                <a href={path}>
                  <span>{name}</span>
                  <span className="quiet small">{count}</span>
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
