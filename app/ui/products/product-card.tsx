import type { ReactNode } from "react";
import { Drawing } from "#app/drawings/drawing.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";
import { NrcBar } from "../figures/nrc-bar.tsx";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture } from "../pictures/picture.tsx";

/** A product as a card shows it. */
export interface ProductCardContent {
  /** Category and slug of the product itself, which another category may list too. */
  productId: string;
  path: string;
  name: string;
  description?: string | undefined;
  /** Its main figures, as printed. */
  figures: { label: string; value: string; sample?: boolean }[];
  nrc?: { minimum: number; maximum: number; printed: string; sample?: boolean } | undefined;
  picture?: ResolvedPicture | undefined;
  /** Shown where there is no picture. */
  drawing?: DrawingData | undefined;
}

interface ProductCardProps {
  product: ProductCardContent;
  /** The heading level of its name. */
  headingLevel?: 2 | 3;
  /** The largest picture of the first screen, loaded with high priority. */
  priority?: boolean;
  /** In the first row: its picture is loaded eagerly. */
  eager?: boolean;
  /** A control on the picture, above the link. */
  action?: ReactNode;
  /** A control at the end of the card, also above the link. */
  foot?: ReactNode;
}

/** Width of a card, in the columns of every grid of cards. */
const sizes = "(min-width: 992px) 21vw, (min-width: 768px) 44vw, 90vw";

/** Width of the picture's box divided by its height. */
const pictureRatio = 4 / 5;

/** A product of a listing: picture, name, main figures. Its name is a link that covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const { product, headingLevel = 2, priority, eager, action, foot } = props;
  const { path, name, description, figures, nrc, picture, drawing } = product;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="product-card">
      {picture ? (
        <Picture
          picture={picture}
          sizes={coverSizes(picture, sizes, pictureRatio)}
          priority={priority}
          eager={eager}
          cover
          className="product-card__picture"
        />
      ) : (
        <div className="product-card__picture">
          {drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />}
        </div>
      )}
      <Heading className="product-card__name">
        <a href={path} translate="no">
          {name}
        </a>
      </Heading>
      {description && <p className="product-card__description">{description}</p>}
      {figures.length > 0 && (
        <dl className="product-card__figures">
          {figures.map(({ label, value, sample }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={sample ? "sample-mark" : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {nrc && <NrcBar {...nrc} />}
      {action}
      {foot}
    </article>
  );
}

/**
 * The `sizes` of a picture that covers boxes of one shape: a picture that is wider than the box needs more than its width.
 * @param boxSizes the widths of the box, as in the attribute of the same name
 * @param boxRatio its width divided by its height
 */
function coverSizes({ width, height }: ResolvedPicture, boxSizes: string, boxRatio: number): string {
  const factor = Number((width / height / boxRatio).toFixed(2));
  return factor > 1 ? boxSizes.replaceAll(/([\d.]+)(vw|px)(?=,|$)/g, `calc($1$2 * ${factor})`) : boxSizes;
}
