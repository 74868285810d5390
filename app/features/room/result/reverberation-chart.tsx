import type { Range } from "../engine/absorber.ts";
import type { TargetTime } from "../engine/target.ts";
import { printedRange } from "../words/numbers.ts";

interface ReverberationChartProps {
  before: Range;
  after: Range;
  target: TargetTime | undefined;
}

/**
 * The times before and after on one axis with the target and its tolerance. The table beside it has the same
 * numbers.
 */
export function ReverberationChart({ before, after, target }: ReverberationChartProps) {
  const ticks = ticksUpTo(Math.max(before.most, after.most, target?.most ?? 0));
  const end = ticks.at(-1)!;
  const at = (seconds: number) => `${Math.round((seconds / end) * 10_000) / 100}%`;
  const rows = [
    { name: "Before", kind: "before", range: before },
    { name: "After", kind: "after", range: after },
  ];
  return (
    <div className="room-chart" aria-hidden="true">
      <div className="room-chart__head">
        <span>Seconds</span>
        <svg width="100%" height="16" focusable="false">
          {ticks.map((seconds, index) => (
            <text
              key={seconds}
              x={at(seconds)}
              y="12"
              textAnchor={index === 0 ? "start" : seconds === end ? "end" : "middle"}
            >
              {seconds}
            </text>
          ))}
        </svg>
        <span />
      </div>
      {rows.map(({ name, kind, range }) => (
        <div key={name} className="room-chart__row">
          <span>{name}</span>
          <svg width="100%" height="100%" focusable="false">
            <Ground ticks={ticks} target={target} at={at} />
            <line
              className={`room-chart__bar room-chart__bar--${kind}`}
              x1="0"
              x2={at(range.least)}
              y1="50%"
              y2="50%"
            />
            <line
              className={`room-chart__range room-chart__bar--${kind}`}
              x1={at(range.least)}
              x2={at(range.most)}
              y1="50%"
              y2="50%"
            />
          </svg>
          <span>{printedRange(range)}</span>
        </div>
      ))}
      {target && (
        <div className="room-chart__row room-chart__row--target">
          <span>Target</span>
          <svg width="100%" height="100%" focusable="false">
            <Ground ticks={ticks} target={target} at={at} />
          </svg>
          <span>{printedRange({ least: target.least ?? target.most, most: target.most })}</span>
        </div>
      )}
    </div>
  );
}

interface GroundProps {
  ticks: readonly number[];
  target: TargetTime | undefined;
  at: (seconds: number) => string;
}

/** The background of every row: the lines of the axis, and the target's range. */
function Ground({ ticks, target, at }: GroundProps) {
  return (
    <>
      {target && (
        <rect
          className="room-chart__met"
          x={at(target.least ?? 0)}
          width={at(target.most - (target.least ?? 0))}
          y="0"
          height="100%"
        />
      )}
      {ticks.map((seconds) => (
        <line key={seconds} className="room-chart__tick" x1={at(seconds)} x2={at(seconds)} y1="0" y2="100%" />
      ))}
      {target && (
        <line className="room-chart__target" x1={at(target.seconds)} x2={at(target.seconds)} y1="0" y2="100%" />
      )}
    </>
  );
}

/** Four to six round steps from 0 to beyond the longest time. */
function ticksUpTo(seconds: number): number[] {
  const rough = Math.max(seconds, 0.1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough)!;
  const count = Math.max(1, Math.ceil(seconds / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}
