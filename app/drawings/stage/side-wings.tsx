import { inWords } from "../parts/dimension.tsx";
import { circle, polygon, rectangle } from "../parts/path-data.ts";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Axis, Cut, Edge, Hair, Hidden } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

const floor = 282;
const panel = { top: 18, width: 92 };
const planMiddle = 350;

/** A fixed wing from behind: the frame, its braces, and the strut that holds it to the floor. */
function FixedWing({ x }: { x: number }) {
  const left = x - panel.width / 2;
  const height = floor - panel.top;
  const rail = (y: number) => rectangle(left, y, panel.width, 8);
  return (
    <>
      <Edge d={rectangle(left, panel.top, panel.width, height)} fill="cloth" />
      <Edge
        d={
          rectangle(left, panel.top, 8, height) +
          rectangle(left + panel.width - 8, panel.top, 8, height) +
          rail(panel.top) +
          rail(146) +
          rail(floor - 8)
        }
        fill="metal"
      />
      <Hair
        d={`M${left + 8} 146L${left + panel.width - 8} ${panel.top + 8}M${left + 8} ${floor - 8}L${left + panel.width - 8} 154`}
      />
      <Edge
        d={polygon(
          [left + panel.width, 128],
          [left + panel.width + 38, floor],
          [left + panel.width + 30, floor],
          [left + panel.width - 4, 140],
        )}
        fill="metal-deep"
      />
      <Edge d={rectangle(left + panel.width + 22, floor - 8, 26, 8)} fill="metal-deep" />
    </>
  );
}

/** A rotatable wing from the front: cloth on a frame that turns about a pivot in the floor and overhead. */
function RotatableWing({ x }: { x: number }) {
  const left = x - panel.width / 2;
  return (
    <>
      <Edge d={rectangle(x - 5, panel.top - 8, 10, 18)} fill="metal-deep" />
      <Edge d={rectangle(left, panel.top, panel.width, floor - panel.top - 12)} fill="cloth" />
      <Hair d={rectangle(left + 7, panel.top + 7, panel.width - 14, floor - panel.top - 26)} />
      <Edge d={rectangle(x - 5, floor - 12, 10, 12) + rectangle(x - 20, floor - 5, 40, 5)} fill="metal-deep" />
      <Axis d={`M${x} 2V${floor + 14}`} />
    </>
  );
}

/** The wing from above: where it stands and, if it rotates, where it can stand. */
function Plan({ x, turns }: { x: number; turns: boolean }) {
  const wing = rectangle(-46, -5, 92, 10);
  return (
    <g transform={`translate(${x} ${planMiddle})`}>
      {turns && (
        <>
          <Hair d={circle(0, 0, 46)} />
          <Hidden d={wing} transform="rotate(-62)" />
          <Hidden d={wing} transform="rotate(-31)" />
          <Hair d="M51 -6L46 -16L38 -8" transform="rotate(-62) translate(0 5)" />
        </>
      )}
      <Cut d={wing} fill="cloth-deep" />
      {turns ? <Cut d={circle(0, 0, 5)} fill="paper" /> : <Edge d="M46 5L62 40H68L50 5" fill="metal-deep" />}
    </g>
  );
}

const names = { fixed: "Fixed", rotatable: "Rotatable" } as const;
const middles = [118, 356];

export function SideWings({ drawing: { mounts } }: { drawing: DrawingOf<"side-wings"> }) {
  return (
    <Sheet height={446} object={[36, 0, 408, 408]}>
      {mounts.map((mount, index) => {
        const x = middles[index] ?? 240;
        return (
          <g key={mount}>
            {mount === "fixed" ? <FixedWing x={x} /> : <RotatableWing x={x} />}
            <Plan x={x} turns={mount === "rotatable"} />
          </g>
        );
      })}
      <Cut d={`M36 ${floor}H444`} />
      <Annotations>
        {mounts.map((mount, index) => (
          <Label key={mount} x={middles[index] ?? 240} y={418} anchor="middle" hang="below">
            {names[mount]}
          </Label>
        ))}
      </Annotations>
    </Sheet>
  );
}

export const describeSideWings = ({ mounts }: DrawingOf<"side-wings">) =>
  `side wing from the front and from above, ${inWords(mounts)}`;
