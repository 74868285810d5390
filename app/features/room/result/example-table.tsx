import type { AcousticData } from "../engine/acoustic-data.ts";
import { assessRoom } from "../engine/assess-room.ts";
import type { ExampleRoom } from "../build-room-page.ts";
import { printedNumber, printedSeconds } from "../words/numbers.ts";
import { targetInWords } from "../words/verdicts.ts";

interface ExampleTableProps {
  rooms: readonly ExampleRoom[];
  data: AcousticData;
}

/** The results of all example rooms, for visitors without JavaScript, who would otherwise see only the first. */
export function ExampleTable({ rooms, data }: ExampleTableProps) {
  return (
    <table className="room-table">
      <caption>The examples with their products: reverberation time by Sabine in the speech band</caption>
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Target</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ id, label, plan }) => {
          const { target, judged, dimensions, treatedM2, ...states } = assessRoom(plan, data);
          const { before, after } = states[judged];
          const entry = data.targets[plan.target]!;
          const products = new Set((plan.treatments ?? []).map(({ product }) => data.products[product]!.name));
          return (
            <tr key={id}>
              <th scope="row">
                {label}, {printedNumber(dimensions.volumeM3, 0)} m³, with {printedNumber(treatedM2)} m² of{" "}
                {[...products].join(", ")}
              </th>
              <td>{printedSeconds(before.sabine)}</td>
              <td>{printedSeconds(after.sabine)}</td>
              <td>{"time" in target ? targetInWords(entry, target.time) : target.reason}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
