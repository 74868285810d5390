import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import type { Assessment } from "../engine/assess-room.ts";
import { printedNumber, printedRange, printedShare } from "../words/numbers.ts";
import { limitsOfTheResult, nameOfTarget, targetInWords, verdictInWords } from "../words/verdicts.ts";
import { BandTable, ResultTable } from "./result-table.tsx";
import { ReverberationChart } from "./reverberation-chart.tsx";

interface RoomResultProps {
  plan: RoomPlan;
  data: AcousticData;
  assessment: Assessment;
}

/** The reverberation before and after, compared with the target, with a chart. */
export function RoomSummary({ plan, data, assessment }: RoomResultProps) {
  const { target, verdict, judged } = assessment;
  const { before, after } = assessment[judged];
  const entry = data.targets[plan.target]!;
  return (
    <>
      <dl className="room-times">
        <div>
          <dt>Before</dt>
          <dd>
            <span>{printedRange(before.sabine)}</span> <small translate="no">s</small>
          </dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>
            <span>{printedRange(after.sabine)}</span> <small translate="no">s</small>
          </dd>
        </div>
      </dl>
      <p className="room-verdict" data-verdict={verdict?.after}>
        {verdict ? verdictInWords[verdict.after] : "There is no target to judge by."}
      </p>
      <p className="small quiet">
        {`${nameOfTarget(entry)}: ${"time" in target ? `${targetInWords(entry, target.time)}.` : target.reason}`}
      </p>
      <ReverberationChart
        before={before.sabine}
        after={after.sabine}
        target={"time" in target ? target.time : undefined}
      />
    </>
  );
}

/** The figures of the chart and all others in tables, with their limitations. */
export function RoomDetails({ plan, data, assessment }: RoomResultProps) {
  const { treatedM2, treatedShare } = assessment;
  return (
    <section className="room-details grid" aria-labelledby="room-details">
      <h2 id="room-details">Figures</h2>
      <div className="room-details__speech">
        <ResultTable plan={plan} assessment={assessment} target={data.targets[plan.target]!} />
        <p className="small">
          {treatedM2 > 0
            ? `${printedNumber(treatedM2)} m² is treated, ${printedShare(treatedShare)} of the surface.`
            : "Nothing is treated yet."}
        </p>
      </div>
      <div className="room-details__bands">
        <BandTable assessment={assessment} />
      </div>
      <div className="room-details__limits">
        <ul className="room-limits small quiet">
          {limitsOfTheResult.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
