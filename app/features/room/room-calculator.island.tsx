import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import RoomCalculator from "./room-calculator.tsx";

export default island("room-calculator", withAddress(RoomCalculator), { followsAddress: true });
