import { curtainPlan, Frill, HangingCloth } from "./cloth.tsx";
import { rectangle } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Cut, Edge, Fill, Hair, Hidden } from "../parts/strokes.tsx";

const stage = 262;

/** The curtains in the opening, nearest first in the order of the plan: front with its frill, mid, back. */
function Elevation() {
  return (
    <>
      <Fill d={rectangle(60, 26, 360, stage - 26)} fill="metal" />
      <HangingCloth x={124} y={64} width={232} height={stage - 74} pleat={15} tone="paper" />
      <HangingCloth x={96} y={50} width={54} height={stage - 58} pleat={11} />
      <HangingCloth x={330} y={50} width={54} height={stage - 58} pleat={11} />
      <Frill x={96} y={44} width={288} height={22} pleat={16} tone="cloth" />
      <HangingCloth x={60} y={30} width={62} height={stage - 36} pleat={9} tone="cloth-deep" />
      <HangingCloth x={358} y={30} width={62} height={stage - 36} pleat={9} tone="cloth-deep" />
      <Frill x={60} y={26} width={360} height={32} pleat={20} />
      <Edge d="M22 4H458V262H420V26H60V262H22Z" fill="paper" />
      <Hair d="M30 262V12H450V262M52 262V18H428V262" />
      <Cut d="M6 262H474" />
    </>
  );
}

const tracks = [
  { name: "Front", y: 392, reach: 186, open: 66 },
  { name: "Mid", y: 358, reach: 160, open: 60 },
  { name: "Back", y: 312, reach: 132, open: 132 },
] as const;

/** Half the width that a track reserves for its name. */
const roomForName = 36;

/** The stage from above, audience below: walls cut, curtains as waves on their tracks. */
function Plan() {
  const piers = rectangle(22, 400, 38, 14) + rectangle(420, 400, 38, 14);
  const shell = "M28 414V288H452V414H446V294H34V414Z";
  return (
    <>
      <Hatch of={piers + shell} boxes={[[20, 286, 440, 130]]} spacing={4} />
      <Cut d={piers} />
      <Cut d={shell} />
      {tracks.map(({ name, y, reach, open }) => (
        <g key={name}>
          {open < reach && (
            <Hidden d={`M${240 - reach} ${y}H${240 - roomForName}M${240 + roomForName} ${y}H${240 + reach}`} />
          )}
          <Edge
            d={
              open === reach
                ? curtainPlan(240 - reach, y, 2 * reach, 13, 8)
                : curtainPlan(240 - reach, y, open, 8, 10) + curtainPlan(240 + reach - open, y, open, 8, 10)
            }
          />
        </g>
      ))}
    </>
  );
}

export function Curtain() {
  return (
    <Sheet height={424} object={[4, 0, 472, 418]}>
      <Elevation />
      <Plan />
      <Annotations>
        {tracks.map(({ name, y, reach, open }) => (
          <Label
            key={name}
            x={240}
            y={open === reach ? y + 9 : y}
            anchor="middle"
            hang={open === reach ? "below" : "middle"}
          >
            {name}
          </Label>
        ))}
      </Annotations>
    </Sheet>
  );
}

export const describeCurtain = () =>
  "stage opening from the front with the front curtain and its frill, the mid curtain and the back curtain, and the stage from above";
