import type { MetaDescriptor } from "react-router";

/** What a page that is missing or failed tells browsers: its title, and search engines to leave it out. */
export function failureMeta(
  { title, description }: { title: string; description: string },
  companyName: string,
): MetaDescriptor[] {
  return [
    { title: `${title} | ${companyName}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
