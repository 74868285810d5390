import { inWords } from "../parts/dimension.tsx";
import { polygon, type Point } from "../parts/path-data.ts";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Cut, Edge, Hair } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

type Variant = DrawingOf<"tee-grid">["variants"][number];

const mirrored = (...half: Point[]): Point[] => [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];

/** Outline of a tee about the middle of its face; `height` is that of the web with its bulb. */
function tee(variant: Variant, height: number): Point[] {
  const bulb: Point[] = [
    [6, -height],
    [6, -height + 18],
    [2, -height + 22],
  ];
  if (variant === "silhouette") {
    return mirrored(...bulb, [2, -17], [10, -17], [10, -8], [20, -8], [20, 0], [5, 0], [5, -12]);
  }
  const half = variant === "plain" ? 27 : 17;
  return mirrored(...bulb, [2, -5], [half, -5], [half, 0]);
}

/** Outline of a wall angle about its inner lower corner. */
function wallAngle(variant: Variant): Point[] {
  if (variant === "silhouette")
    return [
      [0, -62],
      [4, -62],
      [4, -22],
      [24, -22],
      [24, -4],
      [44, -4],
      [44, 0],
      [20, 0],
      [20, -18],
      [0, -18],
    ];
  const leg = variant === "plain" ? 54 : 40;
  return [
    [0, -leg],
    [4, -leg],
    [4, -4],
    [leg, -4],
    [leg, 0],
    [0, 0],
  ];
}

interface Member {
  name: string;
  length: "main" | "cross" | "wallAngle";
  x: number;
  outline: (variant: Variant) => Point[];
}

const members: Member[] = [
  { name: "Main tee", length: "main", x: 62, outline: (variant) => tee(variant, 96) },
  { name: "Cross tee", length: "cross", x: 222, outline: (variant) => tee(variant, 74) },
  { name: "Wall angle", length: "wallAngle", x: 362, outline: wallAngle },
];

const depth = [50, 34] as const;
const rowHeight = 164;
const variantName = { plain: "Plain", select: "Select", silhouette: "Silhouette" } as const;

/** A solid bar in oblique projection: every side that can be seen, then the cut face. */
function Bar({ outline }: { outline: Point[] }) {
  const [right, up] = depth;
  const sides = outline
    .map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
    .toSorted((a, b) => a.from[0] + a.to[0] - a.from[1] - a.to[1] - (b.from[0] + b.to[0] - b.from[1] - b.to[1]));
  return (
    <>
      {sides.map(({ from: [x, y], to: [toX, toY] }) => (
        <Edge
          key={`${x},${y},${toX},${toY}`}
          d={polygon([x, y], [toX, toY], [toX + right, toY - up], [x + right, y - up])}
          fill={y === toY ? "paper" : "metal"}
        />
      ))}
      <Cut d={polygon(...outline)} fill="metal-deep" />
    </>
  );
}

export function TeeGrid({ drawing: { variants, lengths } }: { drawing: DrawingOf<"tee-grid"> }) {
  const bottom = variants.length * rowHeight;
  return (
    <Sheet height={bottom + 52} object={[20, 8, 440, bottom]}>
      {variants.map((variant, row) =>
        members.map(({ name, x, outline }) => {
          const foot = row * rowHeight + 146;
          return (
            <Bar key={`${variant} ${name}`} outline={outline(variant).map(([dx, dy]): Point => [x + dx, foot + dy])} />
          );
        }),
      )}
      <Annotations>
        {variants.map((variant, row) => (
          <Label key={variant} x={480} y={row * rowHeight + 26} anchor="end" quiet>
            {variantName[variant]}
          </Label>
        ))}
        <Hair
          d={variants
            .slice(1)
            .map((_, row) => `M0 ${(row + 1) * rowHeight + 4}H480`)
            .join("")}
        />
        {members.map(({ name, length, x }, index) => (
          <g key={name}>
            <Label x={index === 2 ? x : x - 34} y={bottom + 8} hang="below">
              {name}
            </Label>
            {lengths && (
              <Label x={index === 2 ? x : x - 34} y={bottom + 8} hang="below" line={1} quiet>
                {lengths[length].replaceAll("-", "–")}
              </Label>
            )}
          </g>
        ))}
      </Annotations>
    </Sheet>
  );
}

export function describeTeeGrid({ variants, lengths }: DrawingOf<"tee-grid">) {
  const words = members.map(({ name, length }) => name.toLowerCase() + (lengths ? ` ${lengths[length]}` : ""));
  return `profiles of ${inWords(words)} in the ${inWords(variants)} variants`;
}
