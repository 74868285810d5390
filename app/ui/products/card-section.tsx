import type { ReactNode } from "react";
import { CardGrid } from "./card-grid.tsx";

interface CardSectionProps {
  id: string;
  title: string;
  /** A link beside the title. */
  link?: ReactNode;
  cards: { key: string; card: ReactNode }[];
  /** What the values and the pictures of the cards need to be explained. */
  notes: readonly string[];
}

const columns = { small: 1, medium: 2, large: 4 };

/** The `sizes` of a picture on one of the cards. */
export const cardPictureSizes = "(min-width: 992px) 22vw, (min-width: 768px) 46vw, 64vw";

/** A few products at the end of a page. */
export function CardSection({ id, title, link, cards, notes }: CardSectionProps) {
  return (
    <section className="card-section wrap" aria-labelledby={id}>
      <header className="card-section__head">
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      <CardGrid columns={columns} cards={cards} />
      {notes.length > 0 && <p className="card-section__note caption quiet">{notes.join(" ")}</p>}
    </section>
  );
}
