import { circle, rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Leader } from "../parts/label.tsx";
import { FresnelFront } from "./luminaire-spots.tsx";
import { Repeat } from "./luminaire-parts.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Axis, Cut, Edge, Hair } from "../parts/strokes.tsx";

const barTop = 196;
const drops = [44, 166, 288];
const sheave = 56;
const head = 386;
const winch = { x: 372, y: 250 };

/** The beam overhead, with a wheel for every drop of rope. */
function Overhead() {
  const beam = rectangle(0, 4, 480, 18);
  return (
    <>
      <Hatch of={beam} boxes={[[0, 4, 480, 18]]} spacing={5} />
      <Cut d={beam} />
      {[...drops, head].map((x) => (
        <g key={x}>
          <Edge d={`M${x - 6} 22H${x + 22}V${sheave + 8}H${x - 6}Z`} fill="metal" />
          <Edge d={circle(x + 12, sheave, 13)} fill="paper" />
          <Hair d={circle(x + 12, sheave, 9)} />
          <Edge d={circle(x + 12, sheave, 3)} fill="metal-deep" />
        </g>
      ))}
    </>
  );
}

/** The ropes: from the bar up over the wheels, along the beam, and down to the drum. */
function Ropes() {
  const along = drops.map((x) => `M${x} ${barTop}V${sheave}a12 12 0 0 1 12 -12H${head + 12}`);
  return <Edge d={`${along.join("")}a12 12 0 0 1 12 12V${winch.y + 20}`} />;
}

/** The drum and its motor on a frame that stands on the floor. */
function Winch() {
  const { x, y } = winch;
  return (
    <>
      <Edge d={rectangle(x - 34, y + 62, 138, 10)} fill="metal-deep" />
      <Edge d={rectangle(x - 24, y + 8, 48, 44, 5)} fill="metal" />
      <Hair
        d={range(5)
          .map((index) => `M${x - 16 + index * 8} ${y + 8}v44`)
          .join("")}
      />
      <Edge d={rectangle(x + 24, y + 18, 10, 24)} fill="metal-deep" />
      <Edge d={rectangle(x + 34, y + 2, 6, 60) + rectangle(x + 88, y + 2, 6, 60)} fill="metal-deep" />
      <Edge d={rectangle(x + 40, y + 12, 48, 40)} fill="paper" />
      <Hair
        d={range(7)
          .map((index) => `M${x + 43 + index * 6} ${y + 12}l3 40`)
          .join("")}
      />
      <Edge d={rectangle(x - 20, y + 52, 40, 10)} fill="metal-deep" />
    </>
  );
}

/** The bar on its ropes, with lights. */
function Bar() {
  return (
    <>
      <Edge d={rectangle(14, barTop, 306, 10, 3)} fill="metal" />
      <Edge d={drops.map((x) => rectangle(x - 6, barTop - 8, 12, 20, 3)).join("")} fill="metal-deep" />
      <Repeat at={[105, 227].map((x) => `translate(${x} ${barTop + 5}) scale(.42)`)}>
        <FresnelFront />
      </Repeat>
    </>
  );
}

export function LightBar() {
  return (
    <Sheet height={330} object={[0, 2, 480, 324]}>
      <Overhead />
      <Ropes />
      <Bar />
      <Winch />
      <Axis d={`M14 ${barTop + 5}H330`} />
      <Cut d="M0 322H480" />
      <Annotations>
        <Leader at={[drops[0] ?? 0, 128]} to={[62, 128]}>
          Rope wire
        </Leader>
        <Leader at={[312, barTop + 5]} to={[330, 172]}>
          Bar
        </Leader>
        <Leader at={[winch.x - 14, winch.y + 14]} to={[346, 240]} anchor="end">
          Motor
        </Leader>
      </Annotations>
    </Sheet>
  );
}

export const describeLightBar = () => "light bar on wire ropes with a motor, from the front";
