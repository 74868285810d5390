import { whiteNoise } from "./diffuse-noise.ts";

/** A dry sound that fades into silence. */
type DrySound = (sampleRateHz: number) => Float32Array<ArrayBuffer>;

/** A hand clap: four bursts of noise as palms and fingers meet, with a brief resonance of the hollow between them. */
export const handClap: DrySound = (sampleRateHz) => {
  const sound = new Float32Array(Math.round(0.16 * sampleRateHz));
  const noise = whiteNoise(sound.length, 7);
  const hollow = resonance(1100, 2.2, sampleRateHz);
  const hiss = resonance(2600, 1.1, sampleRateHz);
  for (let index = 0; index < sound.length; index += 1) {
    const seconds = index / sampleRateHz;
    let force = 0;
    for (const { atS, strength, fadeS } of clapBursts)
      if (seconds >= atS) force += strength * Math.exp((atS - seconds) / fadeS);
    const struck = noise[index]! * force;
    sound[index] = hollow(struck) + 0.5 * hiss(struck);
  }
  return faded(sound, sampleRateHz);
};

const clapBursts = [
  { atS: 0, strength: 0.6, fadeS: 0.0016 },
  { atS: 0.0065, strength: 0.45, fadeS: 0.0016 },
  { atS: 0.0115, strength: 0.7, fadeS: 0.0018 },
  { atS: 0.0165, strength: 1, fadeS: 0.014 },
];

/** A short phrase on a plucked string, whose notes overlap in a reverberant room. */
export const pluckedPhrase: DrySound = (sampleRateHz) => {
  const lastS = Math.max(...phrase.map(({ atS }) => atS)) + 1.3;
  const sound = new Float32Array(Math.round(lastS * sampleRateHz));
  for (const [number, { atS, noteHz, strength }] of phrase.entries()) {
    const from = Math.round(atS * sampleRateHz);
    const string = pluckedString(noteHz, sampleRateHz, number + 11);
    for (let index = 0; index < string.length && from + index < sound.length; index += 1)
      sound[from + index]! += strength * string[index]!;
  }
  return faded(sound, sampleRateHz);
};

/** The frequency of a piano key, by its number from the A of 440 Hz. */
const noteHz = (semitones: number) => 440 * 2 ** (semitones / 12);

const phrase = [
  { atS: 0, noteHz: noteHz(-7), strength: 0.9 },
  { atS: 0.22, noteHz: noteHz(-3), strength: 0.7 },
  { atS: 0.44, noteHz: noteHz(0), strength: 0.8 },
  { atS: 0.66, noteHz: noteHz(5), strength: 1 },
  { atS: 1.1, noteHz: noteHz(4), strength: 0.75 },
  { atS: 1.32, noteHz: noteHz(0), strength: 0.7 },
  { atS: 1.54, noteHz: noteHz(-3), strength: 0.7 },
  { atS: 1.76, noteHz: noteHz(-7), strength: 0.95 },
];

/** A plucked and damped string, by the algorithm of K. Karplus and A. Strong (1983). */
function pluckedString(frequencyHz: number, sampleRateHz: number, seed: number): Float32Array {
  const period = sampleRateHz / frequencyHz - 0.5;
  const line = Math.floor(period);
  const between = period - line;
  const fade = 10 ** (-3 / (1.1 * frequencyHz));
  const string = new Float32Array(Math.round(1.2 * sampleRateHz));
  const pluck = whiteNoise(line + 1, seed);
  // Soft fingers: without the sharpest overtones.
  for (let index = 1; index < pluck.length; index += 1) pluck[index] = 0.55 * pluck[index]! + 0.45 * pluck[index - 1]!;
  for (let index = 0; index < string.length; index += 1) {
    if (index <= line) string[index] = pluck[index]!;
    else {
      const at = (delay: number) => string[index - delay] ?? 0;
      const delayed = (1 - between) * at(line) + between * at(line + 1);
      const before = (1 - between) * at(line + 1) + between * at(line + 2);
      string[index] = (fade * (delayed + before)) / 2;
    }
  }
  return string;
}

/** A second-order resonance. */
function resonance(frequencyHz: number, quality: number, sampleRateHz: number): (input: number) => number {
  const angle = (2 * Math.PI * frequencyHz) / sampleRateHz;
  const alpha = Math.sin(angle) / (2 * quality);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (x) => {
    const y = (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** A sound whose loudest sample is 1 or −1, and whose last hundredth of a second fades into silence. */
function faded(sound: Float32Array<ArrayBuffer>, sampleRateHz: number): Float32Array<ArrayBuffer> {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fadeSamples = 0.01 * sampleRateHz;
  return sound.map((sample, index) => (sample / loudest) * Math.min(1, (sound.length - 1 - index) / fadeSamples));
}
