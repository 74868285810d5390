import { Drawing } from "../../ui/drawings/drawing.tsx";
import { SampleNote } from "../../ui/sample-note.tsx";
import type { DetailPage } from "./page.ts";

/** The patterns, drawn at one scale. */
export function Patterns({ patterns: { items, note } }: { patterns: NonNullable<DetailPage["patterns"]> }) {
  return (
    <>
      <ul className={items.length % 3 === 0 ? "patterns patterns--three" : "patterns"}>
        {items.map(({ name, description, drawing, sample, note: remark }) => (
          <li key={name}>
            <figure>
              <Drawing drawing={drawing} title={name} frame={false} />
              <figcaption className="patterns__caption">
                <span className="patterns__name">{name}</span>
                {description && <span>{description}</span>}
                {(sample || remark) && (
                  <span className="patterns__remark">{sample ? <SampleNote note={remark} /> : remark}</span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {note && <p className="detail-note caption quiet">{note}</p>}
    </>
  );
}
