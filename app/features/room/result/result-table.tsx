import type { RoomPlan, TargetEntry } from "#content/schema/acoustics.ts";
import type { Assessment } from "../engine/assess-room.ts";
import { octaveBandsHz } from "../engine/octave-bands.ts";
import { figuresOf } from "../words/room-report.ts";
import { targetInWords } from "../words/verdicts.ts";

interface ResultTableProps {
  plan: RoomPlan;
  assessment: Assessment;
  target: TargetEntry;
}

/** The figures before and after, in the speech band. */
export function ResultTable({ plan, assessment, target }: ResultTableProps) {
  const { target: found } = assessment;
  const { times, absorption } = figuresOf(plan, assessment);
  return (
    <table className="room-table">
      <caption>Reverberation time in the speech band, 250 to 2000 Hz</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Figure</span>
          </th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {[...times, ...absorption].map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
        {"time" in found && (
          <tr>
            <th scope="row">Target</th>
            <td colSpan={2}>{targetInWords(target, found.time)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The times by octave band, for the states whose materials all have figures by band. */
export function BandTable({ assessment }: { assessment: Assessment }) {
  const { before, after } = assessment[assessment.judged];
  const isTreated = assessment.treatedM2 > 0;
  const columns = [
    { label: "Before", seconds: before.bands },
    ...(isTreated ? [{ label: "After", seconds: after.bands }] : []),
  ].filter(({ seconds }) => seconds !== undefined);
  if (columns.length === 0) return null;
  return (
    <>
      <table className="room-table">
        <caption>By octave band, by Sabine</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Band</span>
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {octaveBandsHz.map((hz, band) => (
            <tr key={hz}>
              <th scope="row">{hz} Hz</th>
              {columns.map(({ label, seconds }) => (
                <td key={label}>{`${seconds![band]!.toFixed(2)} s`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTreated && !after.bands && (
        <p className="small quiet">
          Without the products, because only their NRC is known and it says nothing about any one band.
        </p>
      )}
    </>
  );
}
