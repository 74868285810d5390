/** The duration of a crossfade: too short to hear two rooms, long enough not to click. */
const crossfadeS = 0.03;

/** Sounds that play together, one of them audible. */
export interface SoundSwitch {
  /** Switches to another one, at the same moment of the sound. */
  switchTo(index: number, atS?: number): void;
  /** Fades out and ends. */
  stop(): void;
}

/**
 * Loops sounds of the same length simultaneously, with one of them audible.
 * @param output the volume control to connect to
 */
export function playTogether(
  context: BaseAudioContext,
  sounds: readonly AudioBuffer[],
  first: number,
  output: AudioNode,
): SoundSwitch {
  const startS = context.currentTime;
  const parts = sounds.map((sound, index) => {
    const source = context.createBufferSource();
    source.buffer = sound;
    source.loop = true;
    const gain = context.createGain();
    gain.gain.value = index === first ? 1 : 0;
    source.connect(gain).connect(output);
    source.start(startS);
    // A connected node stays in memory, and each change of the room makes new ones.
    source.addEventListener("ended", () => gain.disconnect(), { once: true });
    return { source, gain: gain.gain };
  });
  return {
    switchTo(audible, atS = context.currentTime) {
      // From its current value, in case another change is under way.
      for (const [index, { gain }] of parts.entries())
        gain.setTargetAtTime(index === audible ? 1 : 0, atS, crossfadeS / 3);
    },
    stop() {
      for (const { source, gain } of parts) {
        gain.setTargetAtTime(0, context.currentTime, crossfadeS / 3);
        source.stop(context.currentTime + 3 * crossfadeS);
      }
    },
  };
}
