/**
 * The reverberation times T20 and T30 of a response in an octave band, in seconds, measured as ISO 3382 does: the squared samples are
 * integrated backwards, and a straight line is fitted to the decay from −5 dB to −25 and to −35 dB.
 */
export function measureDecay(
  response: Float32Array,
  centreHz: number,
  sampleRateHz: number,
): { t20: number; t30: number } {
  // Backwards, so that the ringing of the filters does not lengthen the decay.
  const band = Float64Array.from(response).toReversed();
  for (let times = 0; times < 4; times += 1) {
    filter(band, "high", centreHz * Math.SQRT1_2, sampleRateHz);
    filter(band, "low", centreHz * Math.SQRT2, sampleRateHz);
  }
  const decay = new Float64Array(band.length);
  let energy = 0;
  for (let index = 0; index < band.length; index += 1) decay[band.length - 1 - index] = energy += band[index]! ** 2;
  const seconds = (spanDb: number) => -60 / (slopeDb(decay, -5, -5 - spanDb) * sampleRateHz);
  return { t20: seconds(20), t30: seconds(30) };
}

/** The slope of the regression line of a decay between two levels, in dB per sample. */
function slopeDb(decay: Float64Array, fromDb: number, toDb: number): number {
  let [count, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (let x = 0; x < decay.length; x += 1) {
    const y = 10 * Math.log10(decay[x]! / decay[0]!);
    if (y > fromDb) continue;
    if (y < toDb) break;
    count += 1;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  return (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
}

/** Applies a second-order filter without a peak, by R. Bristow-Johnson's formulas. */
function filter(signal: Float64Array, kind: "low" | "high", edgeHz: number, sampleRateHz: number): void {
  const angle = (2 * Math.PI * edgeHz) / sampleRateHz;
  const alpha = Math.sin(angle) / Math.SQRT2;
  const cosine = Math.cos(angle);
  const b0 = (kind === "low" ? 1 - cosine : 1 + cosine) / 2;
  const b1 = kind === "low" ? 2 * b0 : -2 * b0;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < signal.length; index += 1) {
    const x = signal[index]!;
    const y = (b0 * (x + x2) + b1 * x1 + 2 * cosine * y1 - (1 - alpha) * y2) / (1 + alpha);
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    signal[index] = y;
  }
}
