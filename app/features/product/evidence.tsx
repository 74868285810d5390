import { ActionLink } from "#app/ui/action-link.tsx";
import { FigureSheet } from "#app/ui/figures/figure-sheet.tsx";
import { Term } from "#app/ui/terms/terms.tsx";
import { onRequest, type PageEvidence } from "#content/printed/evidence.ts";

interface EvidenceProps {
  evidence: PageEvidence;
  enquiryPath: string;
}

/** Test results and certificates. Those that were not supplied can be requested, in one row. */
export function Evidence({ evidence: { bands, rows, roomPath, seatsPath }, enquiryPath }: EvidenceProps) {
  const missing = rows.filter(({ value }) => value === undefined);
  const links = missing.flatMap(({ label, ask }, index) => [
    index > 0 && ", ",
    <a key={label} href={`${enquiryPath}&ask=${ask}`}>
      {index > 0 ? inSentence(label) : label}
    </a>,
  ]);
  return (
    <div className="evidence">
      {bands && <Bands bands={bands} />}
      <FigureSheet
        rows={[
          ...rows.flatMap(({ label, term, value }) => (value ? [{ label, termId: term, lines: [value] }] : [])),
          ...(missing.length > 0 ? [{ label: onRequest, lines: [<>{links}</>] }] : []),
        ]}
      />
      {roomPath && <ActionLink to={roomPath}>Calculate how much a room needs</ActionLink>}
      {seatsPath && <ActionLink to={seatsPath}>Plan the seats of a hall</ActionLink>}
    </div>
  );
}

/** A label within a sentence: `fire class`, but `EPD`. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function Bands({ bands }: { bands: NonNullable<PageEvidence["bands"]> }) {
  return (
    <table className="evidence__bands">
      <caption>
        <Term id="absorption-coefficient">Absorption coefficient</Term> by octave band
      </caption>
      <thead>
        <tr>
          {bands.map(({ hz }) => (
            <th key={hz} scope="col">
              {hz} <small>Hz</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {bands.map(({ hz, coefficient }) => (
            <td key={hz}>{coefficient}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
