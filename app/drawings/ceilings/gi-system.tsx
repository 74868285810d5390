import { inWords } from "../parts/dimension.tsx";
import { Extrusion } from "./extrusion.tsx";
import type { Point } from "../parts/path-data.ts";
import { Label } from "../parts/label.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";

interface Member {
  name: readonly [string, string];
  /** The folded section, relative to its middle, in sheet units. */
  profile: readonly Point[];
}

const members: Member[] = [
  {
    name: ["Ceiling", "section"],
    profile: [
      [-48, -16],
      [-36, -16],
      [-27, 16],
      [27, 16],
      [36, -16],
      [48, -16],
    ],
  },
  {
    name: ["Intermediate", "channel"],
    profile: [
      [14, -32],
      [-12, -32],
      [-12, 32],
      [14, 32],
    ],
  },
  {
    name: ["Perimeter", "channel"],
    profile: [
      [14, -24],
      [-16, -24],
      [-16, 22],
      [30, 22],
    ],
  },
  {
    name: ["Ceiling", "angle"],
    profile: [
      [-16, -28],
      [-16, 22],
      [16, 22],
    ],
  },
  {
    name: ["Stud", "section"],
    profile: [
      [30, -24],
      [30, -36],
      [-26, -36],
      [-26, 34],
      [30, 34],
      [30, 22],
    ],
  },
  {
    name: ["Floor", "channel"],
    profile: [
      [-40, -20],
      [-40, 22],
      [40, 22],
      [40, -20],
    ],
  },
];

const depth = [52, 62] as const;
const column = 160;
const row = 232;

/** The middle of a member's section on the sheet: three in a row. */
const middleOf = (index: number): Point => [(index % 3) * column + 56, Math.floor(index / 3) * row + 112];

export function GiSystem() {
  return (
    <Sheet height={464} object={[0, 6, 480, 396]}>
      {members.map(({ name, profile }, index) => {
        const [left, top] = middleOf(index);
        return (
          <Extrusion key={name.join()} profile={profile.map(([x, y]): Point => [left + x, top + y])} depth={depth} />
        );
      })}
      <Annotations>
        {members.map(({ name }, index) => {
          const [left, top] = middleOf(index);
          return name.map((word, line) => (
            <Label key={word} x={left + 14} y={top + 56} anchor="middle" hang="below" line={line}>
              {word}
            </Label>
          ));
        })}
      </Annotations>
    </Sheet>
  );
}

export const describeGiSystem = () =>
  `folded profiles shown as cut lengths: ${inWords(members.map(({ name }) => name.join(" ").toLowerCase()))}`;
