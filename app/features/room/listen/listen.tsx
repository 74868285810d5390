import { useState } from "react";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { dimensionsOf } from "../engine/faces.ts";
import { Choice } from "../form/choice.tsx";
import { listeningTimes } from "./listening-times.ts";
import type { HeardRooms, SoundName } from "./sound-engine.ts";
import { useRoomSound } from "./use-room-sound.ts";

interface ListenProps {
  plan: RoomPlan;
  data: AcousticData;
}

const sounds: { value: SoundName; label: string }[] = [
  { value: "clap", label: "Hand clap" },
  { value: "phrase", label: "Plucked string" },
  { value: "speech", label: "Speech" },
];

/** Below a moderate level, for listeners with headphones. */
const firstVolume = 0.4;

/** Lets a visitor hear the room before and after its treatment. Nothing plays automatically. */
export function Listen({ plan, data }: ListenProps) {
  const [sound, setSound] = useState<SoundName>("clap");
  const [heard, setHeard] = useState(0);
  const [volume, setVolume] = useState(firstVolume);
  const { names, rooms } = heardRooms(plan, data);
  const audible = Math.min(heard, names.length - 1);
  const { state, play, stop } = useRoomSound(rooms, { sound, heard: audible, volume });
  const isOn = state === "playing" || state === "preparing";
  return (
    <section className="room-listen grid" aria-labelledby="room-listen">
      <div className="room-listen__controls">
        <h2 id="room-listen">Listen</h2>
        <div className="room-listen__row">
          <button
            type="button"
            className="action-link action-link--button"
            aria-busy={state === "preparing"}
            onClick={isOn ? stop : play}
          >
            {isOn ? "Stop" : "Play"}
          </button>
          <div className="room-listen__volume">
            <label htmlFor="room-volume">Volume</label>
            <input
              id="room-volume"
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={volume}
              aria-valuetext={`${Math.round(volume * 100)} percent`}
              onChange={({ currentTarget }) => setVolume(currentTarget.valueAsNumber)}
            />
          </div>
        </div>
        <fieldset className="room-listen__choice">
          <legend>Room</legend>
          <Choice
            name="heard"
            choices={names.map((value) => ({ value, label: value }))}
            value={names[audible]!}
            choose={(value) => setHeard(names.indexOf(value))}
          />
        </fieldset>
        <fieldset className="room-listen__choice">
          <legend>Sound</legend>
          <Choice name="sound" choices={sounds} value={sound} choose={setSound} />
        </fieldset>
        <p className="small" role="status">
          {state === "failed" && typeof AudioContext === "undefined" ? withoutSound : words[state]}
        </p>
      </div>
      <div className="room-listen__limits small quiet">
        <p>
          An illustration, not a prediction. It uses the calculated times and the size of the room, for a listener in
          one seat; everything else is invented. This page generates the clap and the string. The sentence is from a
          LibriVox recording in the public domain.
        </p>
        <p>
          For listening only, a treated surface absorbs according to the NRC of its product from 250 to 2000 Hz and is
          unchanged at 125 and 4000 Hz, unless the product was measured by octave band. If the NRC is a range, you can
          hear both ends.
        </p>
        <p>
          All rooms are played at the same volume, so that you hear how long sound lingers. In a real room, less
          absorption also makes sound louder.
        </p>
      </div>
    </section>
  );
}

const words = {
  silent: "Nothing plays until you press a button.",
  preparing: "The room is being prepared.",
  playing: "Playing. Change the room to hear the difference.",
  failed: "The sound could not be prepared. Check your connection and press Play again.",
};

/** For example on an iPhone in lockdown mode. */
const withoutSound = "This browser cannot play the sound of a room.";

/** The audible states of a room: as it is and, if it has a treatment, with that. */
function heardRooms(plan: RoomPlan, data: AcousticData): { names: string[]; rooms: HeardRooms } {
  const { volumeM3, heightM } = dimensionsOf(plan);
  const { before, after } = listeningTimes(plan, data);
  const sideM = Math.sqrt(volumeM3 / heightM);
  const box = plan.box ?? { lengthM: sideM, widthM: sideM, heightM };
  if (!plan.treatments?.length) return { names: ["As it is"], rooms: { box, times: [before] } };
  const isRange = after.shortest.some((seconds, band) => seconds !== after.longest[band]);
  return isRange
    ? {
        names: ["Before", "After, lowest NRC", "After, highest NRC"],
        rooms: { box, times: [before, after.longest, after.shortest] },
      }
    : { names: ["Before", "After"], rooms: { box, times: [before, after.longest] } };
}
