import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import { AppLink } from "../app-link.tsx";
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
  /** Width of the picture on the page, as in the attribute of the same name. */
  sizes: string;
  /** The heading level of its name. */
  headingLevel?: 2 | 3;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
  /** The view transition name with which the picture grows into the banner of the product's page. */
  transitionName?: string;
  /** A control on the picture, above the link. */
  action?: ReactNode;
  /** A control at the end of the card, above the link too. */
  foot?: ReactNode;
}

/** A product of a listing: picture, name, main figures. Its name is a link that covers the whole card. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, headingLevel = 2, priority, transitionName = "product-picture", action, foot } = props;
  const { path, name, description, figures, nrc, picture, drawing } = product;
  const opening = useViewTransitionState(path);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="product-card">
      <div className="product-card__picture" style={opening ? { viewTransitionName: transitionName } : undefined}>
        {picture ? (
          <Picture picture={picture} sizes={sizes} priority={priority} cover />
        ) : (
          drawing && <Drawing drawing={drawing} title={name} fit="cover" frame={false} />
        )}
      </div>
      <Heading className="product-card__name">
        <AppLink to={path} viewTransition>
          {name}
        </AppLink>
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
      {action && <div className="product-card__action">{action}</div>}
      {foot && <div className="product-card__foot">{foot}</div>}
    </article>
  );
}
