import type { RoomPlan } from "#content/schema/acoustics.ts";
import { speedOfSoundMPerS } from "../engine/reverberation.ts";

/** The radius of a head, in m. */
const headRadiusM = 0.0875;

/** How much louder lateral sound is in the nearer ear than frontal sound, and fainter in the other, in dB. */
const sideDb = 2;

export type Box = NonNullable<RoomPlan["box"]>;

/** A sound path from the source to the listener, direct or reflected by flat walls. */
export interface Arrival {
  /** After the direct sound. */
  delayS: number;
  /** Additional delay in the left and in the right ear, from −0.33 to 0.33 ms. */
  earDelayS: [left: number, right: number];
  /** Amplitude factors for the left and the right ear. */
  earGain: [left: number, right: number];
}

/** From the source to the listener. */
export interface SoundPath {
  directM: number;
  /** Sorted by delay; the direct sound is the first. */
  arrivals: Arrival[];
}

/**
 * The direct sound and the earliest reflections in a box, by image sources (J. B. Allen and D. A. Berkley, 1979).
 * The source is in the front third of the room; the listener sits farther back, slightly to the side, and faces
 * the front.
 * @param untilS reflections later than this after the direct sound are left out
 */
export function arrivalsInBox({ lengthM, widthM, heightM }: Box, untilS: number): SoundPath {
  const source = [lengthM * 0.2, widthM * 0.45, Math.min(1.6, heightM * 0.6)] as const;
  const listener = [lengthM * 0.64, widthM * 0.58, Math.min(1.2, heightM * 0.45)] as const;
  const sizes = [lengthM, widthM, heightM] as const;
  const alongAxis = (axis: 0 | 1 | 2) => {
    const reachM = untilS * speedOfSoundMPerS + lengthM + widthM + heightM;
    const most = Math.min(12, Math.ceil(reachM / (2 * sizes[axis])));
    return Array.from({ length: 2 * most + 1 }, (_, index) => index - most).flatMap((period) =>
      [source[axis], -source[axis]].map((place) => 2 * period * sizes[axis] + place - listener[axis]),
    );
  };
  const directM = Math.hypot(...source.map((place, axis) => place - listener[axis]!));
  const arrivals: Arrival[] = [];
  const [alongLength, alongWidth, alongHeight] = [alongAxis(0), alongAxis(1), alongAxis(2)];
  for (const x of alongLength)
    for (const y of alongWidth)
      for (const z of alongHeight) {
        const pathM = Math.hypot(x, y, z);
        const delayS = (pathM - directM) / speedOfSoundMPerS;
        if (delayS <= untilS) arrivals.push({ delayS: Math.max(0, delayS), ...inEars(-y / pathM) });
      }
  return { directM, arrivals: arrivals.toSorted((a, b) => a.delayS - b.delayS) };
}

/** How sound from the side differs between the ears, by Woodworth's formula of a round head. @param side from −1, left, to 1, right */
function inEars(side: number): Pick<Arrival, "earDelayS" | "earGain"> {
  const angle = Math.asin(Math.max(-1, Math.min(1, side)));
  const laterS = (headRadiusM / speedOfSoundMPerS / 2) * (angle + Math.sin(angle));
  const gain = 10 ** ((sideDb * side) / 20);
  return { earDelayS: [laterS, -laterS], earGain: [1 / gain, gain] };
}
