/** How much larger a file is at the next better quality: usually, and at least. */
const step = { usual: 1.25, least: 1.1 };

/**
 * The picture at the best of the qualities, from best to worst, at which it fits; at the worst if it never does. Most fit at the best,
 * so that is tried first. Each encoding takes a long time, so how far a file exceeds the limit decides which quality is tried next.
 * @param encodeWith gives the picture at one of the qualities
 */
export async function bestWithin(
  limitBytes: number,
  qualities: readonly number[],
  encodeWith: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const worst = qualities.length - 1;
  let tooLarge = -1;
  let fitting: { at: number; encoded: Buffer } | undefined;
  let at = 0;
  for (;;) {
    const encoded = await encodeWith(qualities[at] ?? 0);
    if (encoded.length <= limitBytes) fitting = { at, encoded };
    else tooLarge = at;
    if (fitting) {
      const isNextTooLarge = fitting.at === tooLarge + 1 || fitting.encoded.length * step.least > limitBytes;
      if (isNextTooLarge) return fitting.encoded;
      at = fitting.at - 1;
    } else {
      if (at === worst) return encoded;
      const steps = Math.round(Math.log(encoded.length / limitBytes) / Math.log(step.usual));
      at = Math.min(worst, at + Math.max(1, steps));
    }
  }
}
