import { pictureCaption } from "#app/ui/picture-caption.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { DetailPage } from "./product-page-content.ts";
import { Statements } from "./statements.tsx";

/** What the product is, with its picture where the page has no carousel. */
export function ProductIntroduction({ page: { statements, pictures } }: { page: DetailPage }) {
  const picture = pictures.strip.length > 1 ? undefined : (pictures.product ?? pictures.strip[0]);
  if (!picture) return <Statements statements={statements.product} />;
  return (
    <div className="product-introduction">
      <figure className="product-introduction__picture">
        <Picture picture={picture} sizes="(min-width: 768px) 450px, 100vw" />
        <figcaption>{pictureCaption(picture)}</figcaption>
      </figure>
      <Statements statements={statements.product} />
    </div>
  );
}
