import Link from "next/link";
import { Card } from "../../../../parts/card.tsx";
import { ProductEnd, ProductHead, Sections } from "../../../../parts/product.tsx";
import content from "../../../../content.json";
import { Choose, Colours, Strip } from "../../../client.jsx";

const { product, drawings } = content;

export const metadata = { title: product.seo.title, description: product.seo.description };

export default function Product() {
  const { name, productId, pictures, colours, contact, related } = product;
  return (
    <>
      <ProductHead page={product} link={Link} />
      <div className="wrap">
        <Choose id={productId} name={name} />
      </div>
      <Strip label={`Pictures of the ${name}`} pictures={pictures.strip} />
      <Sections
        page={product}
        link={Link}
        drawings={drawings}
        colours={<Colours swatches={colours.swatches} askPath={contact.enquiryPath} />}
        installed={<Strip label={`The ${name} installed`} pictures={pictures.installed} />}
      />
      <section className="cards wrap">
        {related.map((card) => (
          <Card key={card.path} card={card} sizes="(min-width: 768px) 46vw, 64vw" link={Link}>
            <Choose id={card.productId} name={card.name} />
          </Card>
        ))}
      </section>
      <ProductEnd page={product} link={Link} />
    </>
  );
}
