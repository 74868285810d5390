import type { AcousticData } from "../engine/acoustic-data.ts";
import type { RoomState } from "../state/room-state.ts";

/** What every group of fields needs. */
export interface FieldsProps {
  state: RoomState;
  data: AcousticData;
  change: (state: RoomState) => void;
  /** What is wrong with a field of the room's description. */
  errorAt: (field: string) => string | undefined;
}
