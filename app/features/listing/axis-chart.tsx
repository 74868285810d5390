import type { CSSProperties } from "react";
import { Term } from "#app/ui/terms/terms.tsx";

/** A mark on the axis. Positions are shares of the axis, from 0 to 1. */
export type AxisMark =
  /** A value, or the minimum of a range: solid from the start of the axis. */
  | { kind: "bar"; to: number }
  /** From minimum to maximum: ticked. */
  | { kind: "range"; from: number; to: number }
  /** One of several available values. */
  | { kind: "point"; at: number };

export interface AxisChartProps {
  /** The figure's label in the heading of the axis. */
  label: string;
  /** The glossary entry that explains it. */
  termId?: string | undefined;
  /** The accessible name of the list of links. */
  name: string;
  ticks: { at: number; printed: string }[];
  rows: { name: string; path: string; printed: string; sample?: boolean | undefined; marks: AxisMark[] }[];
}

/** Longer figures, in characters, leave no room for the axis beside them on a phone. */
const longestShort = 12;

/** Longer ones, in characters, wrap. */
const longestLine = 24;

/** Width per character. Measuring the text instead would make the column shift when the fonts load. */
const emPerCharacter = 0.64;

/** The products of a listing on one axis. Each row is a link to its product. */
export function AxisChart({ label, termId, name, ticks, rows }: AxisChartProps) {
  const longest = Math.max(...rows.map(({ printed }) => printed.length));
  const classes = [
    "axis-chart",
    longest > longestShort && "axis-chart--long",
    longest > longestLine && "axis-chart--lines",
  ];
  return (
    <nav className={classes.filter(Boolean).join(" ")} aria-label={name}>
      <div
        className="axis-chart__body"
        style={
          {
            "--axis-chart-value": `${longest * emPerCharacter}em`,
            "--axis-chart-lines": ticks.map(({ at }) => lineAt(at)).join(),
          } as CSSProperties
        }
      >
        <div className="axis-chart__head">
          <span>
            <Term id={termId}>{label}</Term>
          </span>
          <svg className="axis-chart__ticks" width="100%" height="16" aria-hidden="true" focusable="false">
            {ticks.map(({ at, printed }) => (
              <text key={at} x={percent(at)} y="12" textAnchor={anchor(at)}>
                {printed}
              </text>
            ))}
          </svg>
        </div>
        <ul>
          {rows.map((row) => (
            <li key={row.path}>
              <a href={row.path}>
                <span className="axis-chart__name">{row.name}</span>
                <svg className="axis-chart__scale" aria-hidden="true" focusable="false">
                  {row.marks.map((mark, index) => (
                    // Marks have no name of their own, and their order never changes.
                    // oxlint-disable-next-line react/no-array-index-key
                    <Mark key={index} mark={mark} />
                  ))}
                </svg>
                <span className={row.sample ? "axis-chart__value sample-mark" : "axis-chart__value"}>
                  {row.printed}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Mark({ mark }: { mark: AxisMark }) {
  const className = `axis-chart__${mark.kind}`;
  if (mark.kind === "point") return <circle className={className} cx={percent(mark.at)} cy="50%" r="4" />;
  const from = mark.kind === "range" ? mark.from : 0;
  return <line className={className} x1={percent(from)} x2={percent(mark.to)} y1="50%" y2="50%" />;
}

/** A line across the rows, as a background layer: an element for each line and row would be hundreds. */
function lineAt(share: number): string {
  return `linear-gradient(var(--line) 0 0) ${percent(share)} / 1px 100% no-repeat`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

function anchor(share: number): "start" | "middle" | "end" {
  if (share === 0) return "start";
  return share === 1 ? "end" : "middle";
}
