import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import SeatPlanner from "./seat-planner.tsx";

export default island("seat-planner", withAddress(SeatPlanner), { followsAddress: true });
