import type { CSSProperties, ReactNode } from "react";

interface CardGridProps {
  /** Cards per row up to 767 px of page width, from 768 px and from 992 px. */
  columns: { small: number; medium: number; large: number };
  cards: { key: string; card: ReactNode }[];
  /** Fills the rest of the last row, or a row below it. */
  aside?: ReactNode;
}

/** Cards in rows, with a note at the end. */
export function CardGrid({ columns, cards, aside }: CardGridProps) {
  const { small, medium, large } = columns;
  const style = {
    "--card-grid-small": small,
    "--card-grid-medium": medium,
    "--card-grid-large": large,
    "--card-grid-rest-medium": rest(cards.length, medium),
    "--card-grid-rest-large": rest(cards.length, large),
  } as CSSProperties;
  return (
    <ul className="card-grid" style={style}>
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
      {aside && <li className="card-grid__aside">{aside}</li>}
    </ul>
  );
}

/** How many columns are free in the last row; all of them if it is full. */
function rest(count: number, columns: number): number {
  return columns - (count % columns);
}
