import { ActionLink } from "#app/ui/action-link.tsx";
import { FigureSheet } from "#app/ui/figures/figure-sheet.tsx";
import { Term } from "#app/ui/terms/terms.tsx";
import type { EvidenceRow, PageEvidence } from "#content/printed/evidence.ts";

interface EvidenceProps {
  evidence: PageEvidence;
  enquiryPath: string;
}

const requests: Record<EvidenceRow["ask"], string> = {
  fireClass: "Ask for the fire class",
  absorption: "Ask for the octave-band figures",
  mounting: "Ask about the mounting",
  report: "Ask for the test report",
  certificate: "Ask for the certificate",
  epd: "Ask for the EPD",
};

/** Test results and certificates. Missing ones are marked and can be requested. */
export function Evidence({ evidence: { bands, rows, roomPath, seatsPath }, enquiryPath }: EvidenceProps) {
  return (
    <div className="evidence">
      {bands && <Bands bands={bands} />}
      <FigureSheet
        rows={rows.map(({ label, term, value, ask }) => ({
          label,
          termId: term,
          lines: [
            value ?? (
              <>
                Not supplied.
                <span className="asking">
                  {" "}
                  <a href={`${enquiryPath}&ask=${ask}`}>{requests[ask]}</a>.
                </span>
              </>
            ),
          ],
        }))}
      />
      {roomPath && <ActionLink to={roomPath}>Calculate how much a room needs</ActionLink>}
      {seatsPath && <ActionLink to={seatsPath}>Plan the seats of a hall</ActionLink>}
    </div>
  );
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
