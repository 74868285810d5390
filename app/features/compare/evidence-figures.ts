import type { Evidence } from "#content/schema/evidence.ts";
import { evidenceGroup } from "./comparison/comparison-rows.ts";
import type { ComparedQuantity } from "./comparison/comparison.ts";

const asked = { group: evidenceGroup, evidence: true } as const;
const further = { group: evidenceGroup };

/** The evidence that a consultant asks for, as rows. */
export const evidenceQuantities: ComparedQuantity[] = [
  { id: "octaveBands", label: "Absorption by octave band", term: "absorption-coefficient", beside: "nrc", ...asked },
  { id: "mounting", label: "Mounting", term: "mounting", beside: "nrc", ...asked },
  { id: "testStandard", label: "Test standard", ...further },
  { id: "laboratory", label: "Laboratory", ...further },
  { id: "report", label: "Test report", ...asked },
  { id: "date", label: "Date of the test", ...further },
  { id: "certificate", label: "Certificate", ...asked },
  { id: "epd", label: "EPD", term: "epd", ...asked },
];

/** The supplied evidence, as lines by row identifier. */
export function evidenceLines(evidence: Evidence): [id: string, lines: string[]][] {
  const { absorption, ...texts } = evidence;
  const bands = Object.entries(absorption ?? {}).map(([hz, coefficient]) => `${hz} Hz: ${coefficient}`);
  const given = Object.entries(texts).map(([id, text]): [string, string[]] => [id, text ? [text] : []]);
  return [["octaveBands", bands] as [string, string[]], ...given].filter(([, lines]) => lines.length > 0);
}
