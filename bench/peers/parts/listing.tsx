import type { AxisMark } from "../../../app/features/listing/axis-chart.tsx";
import type { PeerContent } from "./content.ts";
import { Trail } from "./frame.tsx";
import { To, type LinkPart } from "./link.tsx";

interface PartProps {
  page: PeerContent["listing"];
  link: LinkPart;
}

/** The head of a listing, with a chart of its products. */
export function ListingHead({ page, link }: PartProps) {
  const { heading, statement, filters, menuLabel, path, products } = page;
  const chart = products?.chart?.kind === "axis" ? products.chart : undefined;
  const trail = [
    { name: "Home", path: "/" },
    { name: "Products", path: "/product" },
    { name: menuLabel, path },
  ];
  return (
    <div className="wrap">
      <Trail names={trail} link={link} />
      <h1>{heading}</h1>
      <p>{statement}</p>
      {filters && <a href={filters.path}>{filters.label}</a>}
      {chart && (
        <nav className="chart" aria-label={chart.name}>
          <p>
            {chart.label}
            {chart.ticks.map(({ at, printed }) => (
              <small key={at}>{printed}</small>
            ))}
          </p>
          <ul>
            {chart.rows.map((row) => (
              <li key={row.path}>
                <To link={link} href={row.path}>
                  {row.name}{" "}
                  <svg className="scale" viewBox="0 0 100 4" aria-hidden="true">
                    {row.marks.map((mark) => (
                      <path key={mark.kind} className={mark.kind === "bar" ? "least" : "most"} d={lineOf(mark)} />
                    ))}
                  </svg>{" "}
                  {row.printed}
                </To>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function lineOf(mark: AxisMark): string {
  if (mark.kind === "point") return `M${mark.at * 100} 2h1`;
  return `M${mark.kind === "range" ? mark.from * 100 : 0} 2H${mark.to * 100}`;
}

/** The content after the products. */
export function ListingEnd({ page: { aside, products }, link }: PartProps) {
  return (
    <aside className="wrap">
      <h2>{aside.heading}</h2>
      <p>{aside.text}</p>
      <To link={link} href="/contact" className="button">
        Send an enquiry
      </To>
      <a href={aside.catalogue.href}>{aside.catalogue.label}</a>
      <p>{products?.notes.join(" ")}</p>
    </aside>
  );
}
