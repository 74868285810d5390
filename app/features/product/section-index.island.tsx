import { useEffect, useState } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import { island } from "#app/islands/island.tsx";

interface SectionIndexProps {
  sections: { id: string; title: string }[];
  enquiryPath: string;
}

/** A section becomes the current one when its top has passed this share of the screen's height. */
const readingLine = 0.4;

/** An index beside the sections of a long page, with the current one marked. */
function SectionIndex({ sections, enquiryPath }: SectionIndexProps) {
  const current = useSectionInView(sections);
  return (
    <nav className="section-index" aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <ActionLink to={enquiryPath}>Ask about this product</ActionLink>
    </nav>
  );
}

function useSectionInView(sections: SectionIndexProps["sections"]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const elements = sections.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const begun = (element: Element) => element.getBoundingClientRect().top < innerHeight * readingLine;
    const observer = new IntersectionObserver(() => setCurrent((elements.findLast(begun) ?? elements[0])?.id), {
      // Sections above the screen still count, so that a jump past several sections is noticed.
      rootMargin: `1000000px 0px ${(readingLine - 1) * 100}%`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

export default island("section-index", SectionIndex);
