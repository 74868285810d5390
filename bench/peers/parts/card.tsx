import type { ReactNode } from "react";
import type { ProductCardContent } from "../../../app/ui/products/product-card.tsx";
import { To, type LinkPart } from "./link.tsx";
import { Picture } from "./picture.tsx";

interface CardProps {
  card: ProductCardContent;
  sizes: string;
  link: LinkPart;
  /** The controls for choosing it. */
  children?: ReactNode;
}

/** A product in a list. */
export function Card({ card, sizes, link, children }: CardProps) {
  return (
    <article className="card">
      {card.picture && <Picture picture={card.picture} sizes={sizes} />}
      <h3>
        <To link={link} href={card.path}>
          {card.name}
        </To>
      </h3>
      {card.description && <p>{card.description}</p>}
      <dl>
        {card.figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {card.nrc && <Scale {...card.nrc} />}
      {children}
    </article>
  );
}

/** The absorption on a scale from 0 to 1. */
export function Scale({ minimum, maximum, printed }: { minimum: number; maximum: number; printed: string }) {
  return (
    <p>
      NRC {printed}
      <svg className="scale" viewBox="0 0 100 4" aria-hidden="true">
        <path className="least" d={`M0 2H${minimum * 100}`} />
        <path className="most" d={`M${minimum * 100} 2H${maximum * 100}`} />
      </svg>
    </p>
  );
}
