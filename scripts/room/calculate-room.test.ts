import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { sampleData } from "#app/features/room/testing/sample-room.ts";
import { calculateRoom } from "./calculate-room.ts";

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

const room = `box: { lengthM: 10, widthM: 8, heightM: 3 }
surfaces: { floor: hard, walls: hard, ceiling: hard }
seating: { kind: armchairs, seats: 60, people: 40 }
climate: dry
target: lecture
treatments:
  - { product: panels/range, face: ceiling, areaM2: 40 }
`;

function calculate(text: string, product?: string): string {
  const path = join(folder, "room.yaml");
  writeFileSync(path, text);
  try {
    return calculateRoom(path, sampleData, product);
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, "");
  }
}

test("a room is reported with its inputs, the result and its limits", () => {
  const lines = calculate(room)
    .split("\n")
    .map((line) => line.trim().replaceAll(/ {2,}/g, ": "));
  expect(lines).toEqual(
    expect.arrayContaining([
      "Size: 10 × 8 × 3 m, 240 m³",
      "Armchairs: 60, with 40 people",
      "Range Panel, NRC 0.6–0.83: 40 m² on the ceiling",
      "Target: Lecture, lectures: 0.74 s, with its tolerance 0.59–0.89 s",
      "Verdict: The target is met.",
      "Reverberation time by Sabine, with people: 1.30 s before, 0.62–0.73 s after",
      "Treated: 40 m², 15 % of the surface",
      "Before, by Sabine",
    ]),
  );
  expect(lines).not.toContain("After, by Sabine");
  expect(lines.at(-1)).toContain("mounting");
});

test("a product is reported with the area needed in addition to the treatment", () => {
  const bare = room.slice(0, room.indexOf("treatments"));
  expect(calculate(bare, "panels/exact")).toContain("Exact Panel reaches the target with 25.6 m² on the ceiling.");
  expect(calculate(bare, "panels/exact")).toContain("the end of its tolerance");
  expect(calculate(bare.replace("target: lecture", "target: speech"), "panels/exact")).not.toContain("tolerance");
  const harder = room.replace("areaM2: 40", "areaM2: 10");
  expect(calculate(harder, "panels/exact")).toMatch(
    /Exact Panel reaches the target with [\d.]+ m² more on the ceiling\./,
  );
  expect(calculate(room, "panels/none")).toContain(
    "There is no product panels/none with an NRC. Choose one of these: panels/exact,",
  );
});

test.each([
  [
    "a field that does not exist",
    room.replace("floor:", "flor:"),
    /^room\.yaml:2: surfaces\.floor: Write the floor\.\nroom\.yaml:2: surfaces\.flor: There is no field “flor” here\. Use floor, walls or ceiling\.$/,
  ],
  [
    "text for a number",
    room.replace("heightM: 3", "heightM: high"),
    /^room\.yaml:1: box\.heightM: Write the height in m as a number, not “high”\.$/,
  ],
  [
    "a number that is none",
    room.replace("heightM: 3", "heightM: .nan"),
    /^room\.yaml:1: box\.heightM: Write the height in m as a number/,
  ],
  [
    "a room without dimensions",
    room.slice(room.indexOf("surfaces")),
    /^room\.yaml:1: Describe the room either by its box or by its shape\.$/,
  ],
  [
    "a surface that does not exist",
    room.replace("ceiling: hard", "ceiling: hart"),
    /^room\.yaml:2: surfaces\.ceiling: There is no hart\. Choose one of these: hard, soft/,
  ],
  [
    "more than a face holds",
    room.replace("areaM2: 40", "areaM2: 81"),
    /^room\.yaml:7: treatments\[0\]\.areaM2: 81 m² does not fit on the ceiling, which has 80 m² left\.$/,
  ],
  ["no YAML", "box: [", /^room\.yaml:1: This cannot be read as YAML/],
])("%s is reported with its line and field", (_what, text, message) => {
  expect(calculate(text)).toMatch(message);
});

test("a file that does not exist is reported", () => {
  expect(() => calculateRoom(join(folder, "none.yaml"), sampleData)).toThrow("none.yaml:1: This file is missing.");
});
