import { sitePages } from "#content/page-registry.ts";
import { ProductSection } from "#app/features/listing/index.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { EnquiryCall } from "#app/ui/enquiry-call.tsx";
import { DataSheet } from "#app/ui/figures/data-sheet.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { ProjectPageContent } from "./project-page.ts";
import ProjectPhotographs from "./project-photographs.island.tsx";

interface ProjectDetailsProps {
  page: ProjectPageContent;
  trail: readonly Crumb[];
}

/** The page of a project: its data, its photographs, and the products used. */
export function ProjectDetails({ page, trail }: ProjectDetailsProps) {
  const { name, facts, categories, sample, photographs, products, productNotes } = page;
  const rows = facts.map(({ label, value }) => ({ label, lines: [value] }));
  const from = {
    label: "Products from",
    lines: categories.map((category) => (
      <a key={category.href} href={category.href}>
        {category.name}
      </a>
    )),
  };
  return (
    <>
      <div className="project-head">
        <PageHead trail={trail} title={name}>
          <DataSheet rows={categories.length > 0 ? [...rows, from] : rows} />
          {sample && <p className="project-note caption quiet">This project is a sample.</p>}
        </PageHead>
      </div>
      <ProjectPhotographs name={name} photographs={photographs} />
      <ProductSection id="products-used" title="Products used" products={products} notes={productNotes} />
      <EnquiryCall
        title="Ask about your own project"
        words="Tell us about the room, its size and when you need it."
        to={sitePages.contact.path}
      />
    </>
  );
}
