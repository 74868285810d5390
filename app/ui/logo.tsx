import { sitePages } from "#content/page-registry.ts";
import { logoWords } from "#content/text/logo-words.ts";

/** The company's name as its mark: the second word in italics. */
export function LogoText({ companyName }: { companyName: string }) {
  const [roman, italic] = logoWords(companyName);
  return (
    <>
      {roman} <em>{italic}</em>
    </>
  );
}

export function Logo({ companyName }: { companyName: string }) {
  return (
    <a className="logo" translate="no" href={sitePages.home.path} aria-label={`${companyName}, home`}>
      <LogoText companyName={companyName} />
    </a>
  );
}
