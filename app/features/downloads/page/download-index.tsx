import { SectionHead } from "#app/ui/section-head.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import { DownloadList } from "../download-list.tsx";
import type { AllFiles, CategoryFiles, ProductFiles } from "./downloads-page.ts";

/** The files of all products together, and then those of each product below its category. */
export function DownloadIndex({ files: { whole, categories } }: { files: AllFiles }) {
  return (
    <>
      {whole.length > 0 && (
        <section className="download-index" aria-labelledby="whole-catalogue">
          <SectionHead id="whole-catalogue" title="The whole catalogue" />
          <DownloadList files={whole} />
        </section>
      )}
      {categories.map((category) => (
        <CategoryDownloads key={category.id} category={category} />
      ))}
    </>
  );
}

function CategoryDownloads({ category: { id, title, files, products } }: { category: CategoryFiles }) {
  return (
    <section className="download-index" aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {files.map(({ name, what, href }) => (
          <ActionLink key={href} to={href} icon="download" label={`Catalogue, ${what}: ${name}`} download>
            {`Catalogue, ${what}`}
          </ActionLink>
        ))}
      </SectionHead>
      <ul className="download-index__products">
        {products.map((product) => (
          <ProductDownloadsRow key={product.path} {...product} />
        ))}
      </ul>
    </section>
  );
}

/**
 * A product and its files, each with the product in its accessible name: many products have files of the same
 * kinds.
 */
function ProductDownloadsRow({ name, path, files }: ProductFiles) {
  return (
    <li className="download-index__product grid">
      <h3>
        <a href={path} translate="no">
          {name}
        </a>
      </h3>
      <ul aria-label={`Files of ${name}`}>
        {files.map((file) => (
          <li key={file.href}>
            <a href={file.href} download aria-label={`${file.name}, ${file.what}: ${name}`}>
              {file.name}
              <span>, {file.what}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
