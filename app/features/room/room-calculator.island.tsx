import { useEffect, useState, useCallback, useMemo } from "react";
import { Link } from "react-router";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { RoomForm } from "./form/room-form.tsx";
import { Listen } from "./listen/listen.tsx";
import { ExampleTable } from "./result/example-table.tsx";
import { PrintedReport } from "./result/printed-report.tsx";
import { RoomDetails, RoomSummary } from "./result/room-result.tsx";
import { listenId, RoomActions } from "./room-actions.tsx";
import type { RoomPageContent } from "./build-room-page.ts";
import { exampleAddress, readRoom, roomAddress } from "./state/room-address.ts";
import { printedRange } from "./words/numbers.ts";
import { RoomView } from "./view/room-view.tsx";
import { roomReport, type ReportLine } from "./words/room-report.ts";
import { nameOfTarget, verdictInWords } from "./words/verdicts.ts";
import type { AcousticData } from "./engine/acoustic-data.ts";
import { assessRoom, type Assessment } from "./engine/assess-room.ts";
import { resultOf, type RoomError } from "./engine/room-error.ts";
import { useAddressState } from "./state/use-address-state.ts";

interface RoomCalculatorProps {
  page: RoomPageContent;
  serverSearch: string;
}

/** The room in the address: example rooms, its parts and surfaces, and its reverberation. */
export function RoomCalculator({ page, serverSearch }: RoomCalculatorProps) {
  const { data, rooms, words } = page;
  const { state, address, result, change, keep, form } = useRoom(page, serverSearch);
  const summary = inOneLine(result);
  return (
    <div className="room room-calculator wrap">
      <section className="room-examples" aria-labelledby="room-examples">
        <h2 id="room-examples">{words.examples.heading}</h2>
        <ul>
          {rooms.map(({ id, label, plan }) => (
            <li key={id}>
              <Link
                to={exampleAddress(id)}
                preventScrollReset
                aria-current={plan === state.plan ? "true" : undefined}
                onClick={keep}
              >
                <span>{label}</span>
                <small>{nameOfTarget(data.targets[plan.target]!)}</small>
              </Link>
            </li>
          ))}
        </ul>
        <p className="small quiet">{words.examples.note}</p>
        {/* Visitors with JavaScript do not need it, so it is not in the bundle. */}
        <noscript>{import.meta.env.SSR && <ExampleTable rooms={rooms} data={data} />}</noscript>
      </section>
      <RoomView state={state} data={data} change={change} />
      <div className="room-columns">
        <p className="room-strip" aria-hidden="true">
          {summary}
        </p>
        <RoomForm
          ref={form}
          state={state}
          data={data}
          change={change}
          error={"error" in result ? result.error : undefined}
        />
        <section className="room-result" id="result" aria-labelledby="room-result">
          <h2 id="room-result">Reverberation time</h2>
          {"error" in result ? (
            <p className="room-error">{result.error.message}</p>
          ) : (
            <>
              <PrintedReport
                title="Reverberation of a room"
                company={page.company}
                address={address}
                lines={reportLines(state.plan, result.assessment, data)}
              />
              <RoomSummary plan={state.plan} data={data} assessment={result.assessment} />
              <RoomActions plan={state.plan} data={data} assessment={result.assessment} address={address} />
            </>
          )}
          <Announcement words={summary} />
        </section>
      </div>
      {"assessment" in result && (
        <>
          <RoomDetails plan={state.plan} data={data} assessment={result.assessment} />
          <div className="room-listening needs-script" id={listenId}>
            <Listen plan={state.plan} data={data} />
          </div>
        </>
      )}
      <section className="room-method" aria-labelledby="room-method">
        <h2 id="room-method">{words.method.heading}</h2>
        {words.method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RoomSources data={data} plan={state.plan} />
      </section>
    </div>
  );
}

/** The sources of the figures that this room uses. */
function RoomSources({ data, plan }: { data: AcousticData; plan: RoomPlan }) {
  const surfaces = [...Object.values(plan.surfaces), ...(plan.parts ?? []).map(({ surface }) => surface)];
  const seats = plan.seating && data.seating[plan.seating.kind];
  const used = [
    ...[...surfaces, seats?.occupied, seats?.empty].map((name) => name && data.surfaces[name]?.source),
    data.climates[plan.climate]!.source,
    data.targets[plan.target]!.source,
  ];
  const sources = [...new Set(used)].flatMap((name) => (name === undefined ? [] : (data.sources[name] ?? [])));
  return (
    <ul className="room-sources small">
      {sources.map(({ text, address }) => (
        <li key={text}>{address ? <a href={address}>{text}</a> : text}</li>
      ))}
      <li>NRC: the catalogue, as supplied</li>
    </ul>
  );
}

/** The inputs, for print. */
function reportLines(...room: Parameters<typeof roomReport>): ReportLine[] {
  const { room: lines, treatment } = roomReport(...room);
  return [...lines, ...treatment];
}

/** The result as one line. */
function inOneLine(result: RoomResult): string {
  if ("error" in result) return result.error.message;
  const { assessment } = result;
  const { before, after } = assessment[assessment.judged];
  const times = `${printedRange(before.sabine)} s before, ${printedRange(after.sabine)} s after.`;
  return assessment.verdict ? `${times} ${verdictInWords[assessment.verdict.after]}` : times;
}

/** How long a slider must rest before its result is announced. */
const restMs = 700;

/** Announces the result to screen readers once it has stopped changing. */
function Announcement({ words }: { words: string }) {
  const [first] = useState(words);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (words === first && announcement === "") return undefined;
    const timer = setTimeout(() => setAnnouncement(words), restMs);
    return () => clearTimeout(timer);
  }, [words, first, announcement]);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

/** The result for a room, or why it cannot be calculated. */
type RoomResult = { readonly assessment: Assessment } | { readonly error: RoomError };

/**
 * The room in the address, which follows every change.
 * @param serverSearch the query that the server rendered the page with
 */
function useRoom({ data, rooms }: RoomPageContent, serverSearch: string) {
  const read = useCallback((search: string) => readRoom(search, rooms, data), [rooms, data]);
  const { isEntered, ...room } = useAddressState({ read, addressOf: roomAddress, serverSearch });
  const { plan } = room.state;
  const result = useMemo((): RoomResult => resultOf(() => ({ assessment: assessRoom(plan, data) })), [plan, data]);
  return {
    ...room,
    result,
    /** Updates the address at once, before another room replaces this one. */
    keep: () => isEntered && history.replaceState(history.state, "", room.address),
  };
}

export default island("room-calculator", withAddress(RoomCalculator), { followsAddress: true });
