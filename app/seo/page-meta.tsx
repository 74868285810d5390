import type { ReactNode } from "react";
import { isHindi } from "#content/page-registry.ts";
import { absoluteUrl } from "./site-origin.ts";

interface PageMeta {
  /** Unique among all pages, without the company's name. */
  title: string;
  description: string;
  /** The page's own path, or that of the page whose content it repeats. */
  canonicalPath: string;
  companyName: string;
  /** A picture for sharing, by its path on this site. */
  picture?: { url: string; alt: string } | undefined;
  structuredData?: object[] | undefined;
  /** Asks search engines not to index the page. */
  noindex?: boolean | undefined;
}

/** The metadata of a page for search engines and for sites where it is shared. */
export function pageMeta(page: PageMeta): ReactNode {
  const { title, description, canonicalPath, companyName, structuredData = [], noindex } = page;
  const picture = page.picture ?? { url: "/sharing.jpg", alt: companyName };
  const shared: Record<string, string> = {
    type: "website",
    site_name: companyName,
    locale: isHindi(canonicalPath) ? "hi_IN" : "en_IN",
    title,
    description,
    url: absoluteUrl(canonicalPath),
    image: absoluteUrl(picture.url),
    "image:alt": picture.alt,
  };
  return (
    <>
      <title>{`${title} | ${companyName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(canonicalPath)} />
      {Object.entries(shared).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* The English page has the structured data. */}
      {(isHindi(canonicalPath) ? [] : structuredData).map((data) => {
        // Otherwise the text could close the element.
        const text = JSON.stringify(data).replaceAll("<", "\\u003c");
        return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
      })}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}

interface LanguageLinksProps {
  /** The path of the page in each language. */
  english: string;
  hindi: string;
}

/** Names the page in each language, for search engines. Both versions have the same links. */
export function LanguageLinks({ english, hindi }: LanguageLinksProps) {
  return (
    <>
      <link rel="alternate" hrefLang="en" href={absoluteUrl(english)} />
      <link rel="alternate" hrefLang="hi" href={absoluteUrl(hindi)} />
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(english)} />
    </>
  );
}

/** The title and description of an error page, which asks search engines not to index it. */
export function failureMeta(
  { title, description }: { title: string; description: string },
  companyName: string,
): ReactNode {
  return (
    <>
      <title>{`${title} | ${companyName}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
