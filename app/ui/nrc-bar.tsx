import { Term } from "./terms.tsx";

interface NrcBarProps {
  minimum: number;
  maximum: number;
  /** As supplied, with the dash of a range. */
  printed: string;
  /** `large` carries the figures of the axis. */
  size?: "card" | "large";
}

/** The noise reduction coefficient on its scale from 0 to 1: solid to the minimum, ticked to the maximum. */
export function NrcBar({ minimum, maximum, printed, size = "card" }: NrcBarProps) {
  return (
    <div className={`nrc-bar nrc-bar--${size}`}>
      <span className="nrc-bar__label">
        {size === "large" ? <Term id="nrc">NRC</Term> : <abbr title="Noise reduction coefficient">NRC</abbr>}
      </span>
      <span className="nrc-bar__value">{printed}</span>
      <NrcScale minimum={minimum} maximum={maximum} />
      {size === "large" && (
        <span className="nrc-bar__axis" aria-hidden="true">
          <span>0</span>
          <span>0.25</span>
          <span>0.50</span>
          <span>0.75</span>
          <span>1.00</span>
        </span>
      )}
    </div>
  );
}

/** The scale alone, where the figure stands beside it. */
export function NrcScale({ minimum, maximum }: Pick<NrcBarProps, "minimum" | "maximum">) {
  const percent = (value: number) => `${Math.min(value, 1) * 100}%`;
  const span = Math.max(0, Math.min(maximum, 1) - Math.min(minimum, 1));
  return (
    <svg className="nrc-scale" width="100%" height="10" aria-hidden="true" focusable="false">
      <rect className="nrc-scale__ground" y="9" width="100%" height="1" />
      {[0, 0.25, 0.5, 0.75].map((value) => (
        <rect
          key={value}
          className="nrc-scale__ground"
          x={percent(value)}
          y={value === 0 ? 2 : 6}
          width="1"
          height={value === 0 ? 8 : 4}
        />
      ))}
      <rect className="nrc-scale__ground" x="100%" y="2" width="1" height="8" transform="translate(-1 0)" />
      <rect className="nrc-scale__bar" y="7" width={percent(minimum)} height="3" />
      {span > 0 && <NrcRange minimum={minimum} span={span} />}
    </svg>
  );
}

function NrcRange({ minimum, span }: { minimum: number; span: number }) {
  return (
    <line
      className="nrc-scale__range"
      x1={`${minimum * 100}%`}
      x2={`${(minimum + span) * 100}%`}
      y1="8.5"
      y2="8.5"
      strokeWidth="3"
      strokeDasharray="2 2"
    />
  );
}
