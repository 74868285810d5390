import { useEffect, useEffectEvent, useRef, useState } from "react";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import type { HeardRooms, SoundEngine, SoundName } from "./sound-engine.ts";

/** The visitor's choices for listening. */
export interface ListeningChoice {
  sound: SoundName;
  /** Which of the rooms. */
  heard: number;
  /** From 0 to 1. */
  volume: number;
}

/** `failed`: the code did not load, or this browser plays no sound. */
export type ListeningState = "silent" | "preparing" | "playing" | "failed";

/** How long a room must be unchanged before it is rendered again. */
const restMs = 300;

/** Plays the room while listening is on, and again after every change of the room or the choice. */
export function useRoomSound(rooms: HeardRooms, { sound, heard, volume }: ListeningChoice) {
  const [state, setState] = useState<ListeningState>("silent");
  const engine = useRef<SoundEngine>(undefined);
  const wanted = useRef(false);
  /** The choice when the sound is ready, not when Play was pressed. */
  const audible = useRef(heard);

  async function render(asked: HeardRooms, askedSound: SoundName): Promise<void> {
    try {
      if (!engine.current) {
        const { SoundEngine: Engine } = await loadChunk("room-sound", () => import("./sound-engine.ts"));
        engine.current ??= new Engine(volume);
      }
      if (!wanted.current || !(await engine.current.play(askedSound, asked, audible.current))) return;
      engine.current.hear(audible.current);
      setState("playing");
    } catch (error) {
      console.warn("The room cannot be heard.", error);
      wanted.current = false;
      // The previous sound plays until the new one is ready, which now never happens.
      engine.current?.stop();
      setState("failed");
    }
  }

  const renderAgain = useEffectEvent(render);
  // Every render creates new rooms, so they are compared by value.
  const roomsAsText = JSON.stringify(rooms);
  useEffect(() => {
    if (!wanted.current) return undefined;
    const timer = setTimeout(() => void renderAgain(JSON.parse(roomsAsText) as HeardRooms, sound), restMs);
    return () => clearTimeout(timer);
  }, [roomsAsText, sound]);
  useEffect(() => {
    audible.current = heard;
    engine.current?.hear(heard);
  }, [heard]);
  useEffect(() => engine.current?.setVolume(volume), [volume]);
  useEffect(() => () => void engine.current?.close(), []);

  return {
    state,
    play() {
      wanted.current = true;
      setState("preparing");
      void render(rooms, sound);
    },
    stop() {
      wanted.current = false;
      engine.current?.stop();
      setState("silent");
    },
  };
}
