import { inWords } from "../parts/dimension.tsx";
import { rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Cut, Edge, Hair, Hidden } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

const floor = 236;
const half = 102;
const top = 18;

/** Lines of a surface that turns towards the viewer at its middle: closer and closer to the sides. */
const curvature = (x: number) =>
  range(15)
    .map((index) => x + (half - 12) * Math.sin(((index - 7) / 8) * (Math.PI / 2)))
    .map((at) => `M${at.toFixed(1)} ${top + 14}V${floor - 22}`)
    .join("");

/** The screen in its metal frame from the front. */
function Elevation({ x, curved }: { x: number; curved: boolean }) {
  const bow = curved ? 12 : 0;
  const edge = (y: number, sag: number) => `M${x - half + 8} ${y}Q${x} ${y + 2 * sag} ${x + half - 8} ${y}`;
  return (
    <>
      <Edge
        d={rectangle(x - half - 4, top - 8, 8, floor - top + 8) + rectangle(x + half - 4, top - 8, 8, floor - top + 8)}
        fill="metal-deep"
      />
      <Edge
        d={`${edge(top, bow / 2)}V${floor - 18}Q${x} ${floor - 18 - bow} ${x - half + 8} ${floor - 18}Z`}
        fill="paper"
      />
      {curved && <Hair d={curvature(x)} />}
      <Hair d={edge(top + 9, bow / 2) + edge(floor - 27, -bow / 2)} />
      <Hair
        d={range(13)
          .map((index) => `M${x - half + 14 + index * 14.7} ${top + 2}v4`)
          .join("")}
      />
      <Edge
        d={rectangle(x - half - 14, floor - 5, 28, 5) + rectangle(x + half - 14, floor - 5, 28, 5)}
        fill="metal-deep"
      />
    </>
  );
}

/** The screen from above, audience below: a line, or an arc between the posts. */
function Plan({ x, curved }: { x: number; curved: boolean }) {
  const y = curved ? 338 : 308;
  const line = curved
    ? `M${x - half} ${y}C${x - half} 274 ${x + half} 274 ${x + half} ${y}`
    : `M${x - half} ${y}H${x + half}`;
  return (
    <>
      {curved && <Hidden d={`M${x - half} ${y}H${x + half}`} />}
      <Hair d={line} transform="translate(0 -9)" />
      <Cut d={line} />
      <Edge d={rectangle(x - half - 5, y - 7, 10, 10) + rectangle(x + half - 5, y - 7, 10, 10)} fill="metal-deep" />
    </>
  );
}

const names = { flat: "Flat", curve: "Curve" } as const;
const middles = [120, 360];

export function CycloramaScreen({ drawing: { shapes } }: { drawing: DrawingOf<"cyclorama-screen"> }) {
  return (
    <Sheet height={384} object={[0, 4, 480, 342]}>
      {shapes.map((shape, index) => (
        <g key={shape}>
          <Elevation x={middles[index] ?? 240} curved={shape === "curve"} />
          <Plan x={middles[index] ?? 240} curved={shape === "curve"} />
        </g>
      ))}
      <Cut d={`M0 ${floor}H480`} />
      <Annotations>
        {shapes.map((shape, index) => (
          <Label key={shape} x={middles[index] ?? 240} y={356} anchor="middle" hang="below">
            {names[shape]}
          </Label>
        ))}
      </Annotations>
    </Sheet>
  );
}

export const describeCycloramaScreen = ({ shapes }: DrawingOf<"cyclorama-screen">) =>
  `screen in its metal frame from the front and from above, ${inWords(shapes)}`;
