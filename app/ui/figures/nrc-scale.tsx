import type { CSSProperties } from "react";

interface NrcScaleProps {
  minimum: number;
  maximum: number;
}

/** The scale of the noise reduction coefficient from 0 to 1, without the figure, which is beside it. */
export function NrcScale({ minimum, maximum }: NrcScaleProps) {
  const percent = (value: number) => `${Math.min(value, 1) * 100}%`;
  const ends = { "--minimum": percent(minimum), "--maximum": percent(maximum) } as CSSProperties;
  return <span className="nrc-scale" style={ends} aria-hidden="true" />;
}
