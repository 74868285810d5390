interface NrcScaleProps {
  minimum: number;
  maximum: number;
}

/** The scale of the noise reduction coefficient from 0 to 1, without the figure, which is beside it. */
export function NrcScale({ minimum, maximum }: NrcScaleProps) {
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
