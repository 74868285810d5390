import { rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Axis, Cut, Edge, Fill, Hair, Hidden, SheetMetal } from "../parts/strokes.tsx";

const floor = 300;
const portal = { left: 50, right: 430, top: 30, leg: 56, head: 52 };

/** Braces lean in alternating directions. */
const zigzag = (index: number, from: number, to: number) => (index % 2 === 0 ? [from, to] : [to, from]);

/** The steel frame behind the facing, on the right half: chords, struts and braces. */
function SteelFrame() {
  const { right, top, leg, head } = portal;
  const [inner, outer] = [right - leg + 8, right - 8];
  const [upper, lower] = [top + 8, top + head - 8];
  const panels = range(5).map((index) => lower + 10 + index * 40);
  const legBraces = panels.map((y, index) => {
    const [from, to] = zigzag(index, inner, outer);
    return `M${inner} ${y}H${outer}M${from} ${y}L${to} ${Math.min(y + 40, floor)}`;
  });
  const headBraces = range(4).map((index) => {
    const x = 240 + index * 36;
    const [from, to] = zigzag(index, lower, upper);
    return `M${x} ${upper}V${lower}M${x} ${from}L${x + 36} ${to}`;
  });
  return (
    <>
      <Hair d={legBraces.join("") + headBraces.join("")} />
      <SheetMetal d={`M${inner} ${floor}V${lower}H240M${outer} ${floor}V${upper}H240`} />
    </>
  );
}

/** The portal from the front: facing on the left half, its steel frame shown on the right. */
function Elevation() {
  const { left, right, top, leg, head } = portal;
  const facing = `M${left} ${floor}V${top}H240V${top + head}H${left + leg}V${floor}Z`;
  const step = (inset: number) =>
    `M${left + inset} ${floor}V${top + inset}H240M${left + leg - inset} ${floor}V${top + head - inset}H240`;
  return (
    <>
      <Fill d={rectangle(left + leg, top + head, right - left - 2 * leg, floor - top - head)} fill="metal" />
      <Hair
        d={`M${left + leg} ${top + head}L168 124V262L${left + leg} ${floor}M${right - leg} ${top + head}L312 124V262L${right - leg} ${floor}M168 124H312M168 262H312`}
      />
      <Edge d={`M${right - leg} ${floor}V${top + head}H240`} />
      <Edge d={facing} fill="wood" />
      <Hair d={step(9) + step(14)} />
      <Hidden d={`M240 ${top}H${right}V${floor}`} />
      <SteelFrame />
      <Axis d={`M240 ${top - 22}V${floor + 34}`} />
    </>
  );
}

export function Proscenium() {
  const apron = `M0 ${floor}H480V${floor + 12}H0Z`;
  const riser = rectangle(30, floor + 12, 420, 34);
  return (
    <Sheet height={360} object={[0, 2, 480, 352]}>
      <Elevation />
      <Edge d={riser} fill="paper" />
      <Hair
        d={range(20)
          .map((index) => `M${51 + index * 20} ${floor + 12}v34`)
          .join("")}
      />
      <Fill d={apron} fill="wood-deep" />
      <Cut d={apron} />
      <Cut d={`M0 ${floor + 46}H480`} />
      <Hatch of={rectangle(0, floor + 46, 480, 8)} boxes={[[0, floor + 46, 480, 8]]} spacing={5} />
    </Sheet>
  );
}

export const describeProscenium = () =>
  "frame of a stage opening from the front: the facing on the left half, its frame on the right half, the edge of the stage below";
