import { CompareToggle } from "#app/features/compare/index.ts";
import { ShortlistButton } from "#app/features/shortlist/index.ts";
import { FigureSheet } from "#app/ui/figures/figure-sheet.tsx";
import { Drawing } from "#app/drawings/drawing.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";

export interface SingleProductProps {
  /** Category and slug of its page. */
  productId: string;
  path: string;
  name: string;
  figures: { label: string; termId?: string | undefined; lines: string[] }[];
  picture?: ResolvedPicture | undefined;
  drawing?: DrawingData | undefined;
  /** The level of its heading. */
  headingLevel?: 2 | 3;
  /** It is on the first screen: its picture is loaded with high priority. */
  priority?: boolean;
}

/** A listing's only product as a spread: its material, its drawing, its figures. One link covers all of it. */
export function SingleProduct(props: SingleProductProps) {
  const { productId, path, name, figures, picture, drawing, headingLevel = 2, priority } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="single-product bleed">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 36vw, (min-width: 768px) 50vw, 100vw"
          priority={priority}
          cover
          className="single-product__picture"
        />
      )}
      {drawing && (
        <div className="single-product__drawing">
          <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
        </div>
      )}
      <div className="single-product__words">
        <FigureSheet rows={figures} />
        <div>
          <Heading>
            <a href={path} translate="no">
              {name}
            </a>
          </Heading>
          <span className="action-link action-link--line action-link--arrow" aria-hidden="true">
            <span>See the product</span>
          </span>
          <div className="single-product__action">
            <ShortlistButton productId={productId} productName={name} />
          </div>
          <CompareToggle productId={productId} productName={name} />
        </div>
      </div>
    </article>
  );
}
