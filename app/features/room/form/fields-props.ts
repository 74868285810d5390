import type { AcousticData } from "../engine/acoustic-data.ts";
import type { RoomState } from "../state/room-state.ts";

/** The props of every group of fields. */
export interface FieldsProps {
  state: RoomState;
  data: AcousticData;
  change: (state: RoomState) => void;
  /** The error of a field of the room's description. */
  errorAt: (field: string) => string | undefined;
}
