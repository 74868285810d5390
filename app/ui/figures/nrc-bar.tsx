import { NrcScale } from "./nrc-scale.tsx";
import { Term } from "../terms/terms.tsx";

interface NrcBarProps {
  minimum: number;
  maximum: number;
  /** As supplied, with the dash of a range. */
  printed: string;
  sample?: boolean | undefined;
  /** `large` shows the figures of the axis. */
  size?: "card" | "large";
}

/** The noise reduction coefficient on its scale from 0 to 1: solid to the minimum, ticked to the maximum. */
export function NrcBar({ minimum, maximum, printed, sample = false, size = "card" }: NrcBarProps) {
  return (
    <div className={`nrc-bar nrc-bar--${size}`}>
      {size === "large" ? (
        <span className="nrc-bar__label">
          <Term id="nrc">NRC</Term>
        </span>
      ) : (
        <abbr className="nrc-bar__label" title="Noise reduction coefficient">
          NRC
        </abbr>
      )}
      <span className={sample ? "nrc-bar__value sample-mark" : "nrc-bar__value"}>{printed}</span>
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
