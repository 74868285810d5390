import type { TargetEntry } from "#content/schema/acoustics.ts";
import type { Assessment } from "../engine/assess-room.ts";
import { octaveBandsHz } from "../engine/octave-bands.ts";
import { printedArea, printedRange, printedSeconds } from "../words/numbers.ts";
import { eyringInWords, isRounded, stateInWords } from "../words/room-report.ts";
import { targetInWords } from "../words/verdicts.ts";

interface ResultTableProps {
  assessment: Assessment;
  target: TargetEntry;
  hasPeople: boolean;
}

/** The figures before and after, in the speech band. */
export function ResultTable({ assessment, target, hasPeople }: ResultTableProps) {
  const { judged, target: found } = assessment;
  const { before, after } = assessment[judged];
  const other = judged === "full" ? "empty" : "full";
  const rows = [
    {
      label: hasPeople ? `Sabine, ${stateInWords(judged)}` : "Sabine",
      values: [before, after].map(({ sabine }) => printedSeconds(sabine)),
    },
    ...(hasPeople
      ? [
          {
            label: `Sabine, ${stateInWords(other)}`,
            values: [assessment[other].before, assessment[other].after].map(({ sabine }) => printedSeconds(sabine)),
          },
        ]
      : []),
    { label: "Eyring", values: [before, after].map(eyringInWords) },
    ...(isRounded(after)
      ? [
          {
            label: "Sabine, with the rounding of NRC",
            values: [before, after].map(({ sabineWithRounding }) => printedSeconds(sabineWithRounding)),
          },
        ]
      : []),
    { label: "Absorption area", values: [before, after].map(({ absorptionM2 }) => printedArea(absorptionM2)) },
    {
      label: "Mean absorption coefficient",
      values: [before, after].map(({ meanCoefficient }) => printedRange(meanCoefficient)),
    },
  ];
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
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{values[0]}</td>
            <td>{values[1]}</td>
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
          Without the products, because only their NRC is known and it says nothing about single bands.
        </p>
      )}
    </>
  );
}
