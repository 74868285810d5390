import type { ReactNode } from "react";
import { CardGrid } from "#app/ui/products/card-grid.tsx";
import { AxisChart } from "./axis-chart.tsx";
import type { ListingChart as Chart } from "./build-chart.ts";
import { FigureTable } from "./figure-table.tsx";
import { ListingAside, type ListingAsideProps } from "./listing-aside.tsx";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import { ProductWithActions } from "./product-with-actions.tsx";
import { SingleProduct, type SingleProductProps } from "./single-product.tsx";

export interface ListingProductsProps {
  cards: ProductCardContent[];
  /** The only product, if there is just one. */
  single?: SingleProductProps | undefined;
  columns: { small: number; medium: number; large: number };
  aside: ListingAsideProps;
  /** The notes on values and pictures. */
  notes: string[];
  headingLevel?: 2 | 3;
  /** The first row is on the first screen: its picture is loaded with high priority. */
  priority?: boolean;
  /** The first row is near the first screen: a phone loads its pictures eagerly. */
  eager?: boolean;
}

/** A listing's products as cards, or as a spread if there is just one, with a note at the end. */
export function ListingProducts(props: ListingProductsProps) {
  const { single, aside, notes, headingLevel = 2, priority = false } = props;
  const asideCard = <ListingAside {...aside} headingLevel={headingLevel} />;
  return (
    <>
      {single ? (
        <>
          <SingleProduct {...single} headingLevel={headingLevel} priority={priority} />
          {asideCard}
        </>
      ) : (
        <Cards {...props} aside={asideCard} headingLevel={headingLevel} />
      )}
      {notes.length > 0 && <p className="listing__notes caption quiet">{notes.join(" ")}</p>}
    </>
  );
}

type CardsProps = Omit<ListingProductsProps, "aside" | "headingLevel"> & { aside: ReactNode; headingLevel: 2 | 3 };

function Cards({ cards, columns, aside, headingLevel, priority = false, eager = false }: CardsProps) {
  return (
    <CardGrid
      columns={columns}
      cards={cards.map((card, index) => ({
        key: card.path,
        card: (
          <ProductWithActions
            product={card}
            headingLevel={headingLevel}
            priority={priority && index === 0}
            eager={eager && index < columns.small}
          />
        ),
      }))}
      aside={aside}
    />
  );
}

/** All products of a listing at a glance. */
export function ListingChart({ chart }: { chart: Chart }) {
  return chart.kind === "axis" ? <AxisChart {...chart} /> : <FigureTable {...chart} />;
}
