import { Drawing } from "#app/drawings/drawing.tsx";
import { FigureText } from "#app/ui/figures/figure-text.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { Pattern } from "#content/schema/resolved.ts";
import type { DetailPage } from "../build-product-page.ts";
import { tileRemark } from "#content/printed/phrases.ts";

/** The patterns, each at one scale: the material, and beside it the drawing. */
export function Patterns({ patterns: { items, tile, note } }: { patterns: NonNullable<DetailPage["patterns"]> }) {
  const anySample = items.some(({ sample }) => sample);
  const remark = [tile && tileRemark(tile), note, anySample && "* Sample design."].filter(Boolean).join(" ");
  return (
    <>
      <ul className={items.length % 3 === 0 ? "patterns patterns--three" : "patterns"}>
        {items.map((pattern) => (
          <li key={pattern.name}>
            <PatternFigure pattern={pattern} />
          </li>
        ))}
      </ul>
      {remark && <p className="detail-note caption quiet">{remark}</p>}
    </>
  );
}

function PatternFigure({ pattern }: { pattern: Pattern }) {
  const { name, description, drawing, picture, sample, note } = pattern;
  return (
    <figure>
      <div className="patterns__views">
        {picture && (
          <Picture picture={picture} sizes="(min-width: 768px) 21vw, 45vw" cover className="patterns__picture" />
        )}
        <Drawing drawing={drawing} title={name} frame={false} />
      </div>
      <figcaption className="patterns__caption">
        <span className={sample ? "patterns__name sample-mark" : "patterns__name"} translate="no">
          {name}
        </span>
        {description && (
          <span>
            <FigureText text={description} />
          </span>
        )}
        {note && <span className="patterns__remark">{note}</span>}
      </figcaption>
    </figure>
  );
}
