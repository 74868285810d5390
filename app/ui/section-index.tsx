import { useEffect, useState, type ReactNode } from "react";

interface SectionIndexProps {
  sections: { id: string; title: string }[];
  children?: ReactNode;
}

/** The part of the screen in which a section counts as being read. */
const readingLine = "-30% 0px -60%";

/** A long page's sections beside them, with the one being read marked. */
export function SectionIndex({ sections, children }: SectionIndexProps) {
  const current = useSectionInView(sections);
  return (
    <nav className="section-index" aria-label="On this page">
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
              <span className="section-index__number">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}

function useSectionInView(sections: SectionIndexProps["sections"]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: readingLine },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
