import Link from "next/link";
import { Card } from "../../../parts/card.tsx";
import { ListingEnd, ListingHead } from "../../../parts/listing.tsx";
import content from "../../../content.json";
import { Choose } from "../../client.jsx";

const { listing } = content;

export const metadata = { title: listing.seo.title, description: listing.seo.description };

export default function Listing() {
  return (
    <>
      <ListingHead page={listing} link={Link} />
      <section className="cards wrap">
        {listing.products.cards.map((card) => (
          <Card key={card.path} card={card} sizes="(min-width: 768px) 43vw, 64vw" link={Link}>
            <Choose id={card.productId} name={card.name} />
          </Card>
        ))}
      </section>
      <ListingEnd page={listing} link={Link} />
    </>
  );
}
