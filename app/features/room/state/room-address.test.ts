import { array, assert, constantFrom, double, integer, option, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { exampleAddress, readRoom, roomAddress } from "./room-address.ts";
import { boxFaces } from "../engine/faces.ts";
import { mostRows, type RoomState } from "./room-state.ts";

const rooms = [
  { id: "hall", label: "Hall", plan: samplePlan },
  {
    id: "small",
    label: "Small",
    plan: { ...samplePlan, box: { lengthM: 4, widthM: 3, heightM: 2.5 }, treatments: [] },
  },
];
const read = (search: string) => readRoom(search, rooms, sampleData);
const queryOf = (state: RoomState) => roomAddress(state).replace(/^[^?]*/, "");

describe("an address", () => {
  test("without a query is the first example, and with its name any other", () => {
    expect(read("").plan).toBe(samplePlan);
    expect(read(exampleAddress("small").slice("/room".length)).plan).toBe(rooms[1]!.plan);
    expect(read("?room=none").plan).toBe(samplePlan);
  });

  test("of a product treats the first example with enough of it to meet the target", () => {
    // In addition to the 40 people, 20 empty armchairs and the opening of the example, 25.4 m² with an NRC of
    // 0.6.
    const { plan, solve } = read("?product=panels/range");
    expect(plan.treatments).toEqual([{ product: "panels/range", face: "ceiling", areaM2: 25.4 }]);
    expect(solve).toEqual({ product: "panels/range", on: "all" });
  });

  test("has its numbers as people write them", () => {
    const { plan } = read("?length=40'&width=८&height=3,5&part1=opening&partOn1=front&partArea1=1,200");
    expect(plan.box).toEqual({ lengthM: 12.192, widthM: 8, heightM: 3.5 });
    expect(plan.parts?.[0]?.areaM2).toBe(1200);
  });

  test("can be read and typed", () => {
    expect(roomAddress({ plan: samplePlan, solve: { product: "panels/exact", on: "walls" } })).toBe(
      "/room?shape=box&length=10&width=8&height=3&floor=hard&walls=hard&ceiling=hard&part1=opening&partOn1=front&partArea1=4" +
        "&seats=armchairs&seatCount=60&people=40&air=dry&target=speech&product1=panels/exact&on1=ceiling&area1=40" +
        "&solve=panels/exact&solveOn=walls",
    );
  });

  test("contains the whole room, whatever it is", () => {
    const metres = double({ min: 0.5, max: 200, noNaN: true });
    const face = constantFrom(...boxFaces);
    const plan = record({
      box: record({ lengthM: metres, widthM: metres, heightM: metres }),
      surfaces: record({
        floor: constantFrom("hard", "soft"),
        walls: constantFrom("hard", "soft"),
        ceiling: constantFrom("hard", "soft"),
      }),
      parts: array(record({ surface: constantFrom("opening", "soft"), face, areaM2: metres }), { maxLength: mostRows }),
      seating: option(
        record({ kind: constantFrom("chairs"), seats: integer({ min: 0 }), people: integer({ min: 0 }) }),
        {
          nil: undefined,
        },
      ),
      climate: constantFrom("dry"),
      target: constantFrom("speech", "lecture"),
      treatments: array(record({ product: constantFrom("panels/exact", "panels/range"), face, areaM2: metres }), {
        maxLength: mostRows,
      }),
    });
    const solve = record({ product: constantFrom("panels/measured"), on: constantFrom("all", "ceiling", "walls") });
    assert(
      property(record({ plan, solve }), (state) => {
        expect(read(queryOf(state as RoomState))).toEqual(state);
      }),
    );
  });

  test("contains a room of another shape", () => {
    const { box: _, ...rest } = samplePlan;
    const shape = { volumeM3: 240, floorM2: 80, wallsM2: 108, ceilingM2: 90 };
    const parts = [{ surface: "soft", face: "walls" as const, areaM2: 4 }];
    const state: RoomState = { plan: { ...rest, shape, parts }, solve: { product: "panels/exact", on: "all" } };
    expect(read(queryOf(state))).toEqual(state);
  });

  test("from a form without JavaScript leaves out rows without a product, and keeps missing numbers", () => {
    const { plan } = read(
      "?shape=box&length=&width=8&height=3&volume=&part1=&partOn1=front&partArea1=&product1=panels/exact&on1=left&area1=5&product2=&on2=left&area2=",
    );
    expect(plan.box).toEqual({ lengthM: NaN, widthM: 8, heightM: 3 });
    expect(plan.parts).toEqual([]);
    expect(plan.treatments).toEqual([{ product: "panels/exact", face: "left", areaM2: 5 }]);
  });

  test("with unknown names falls back to the first example's", () => {
    const { plan, solve } = read(
      "?length=9&width=8&height=3&floor=lava&air=toString&target=constructor&seats=__proto__&product1=panels/none&on1=left&area1=5&solve=x&solveOn=y",
    );
    expect(plan).toMatchObject({ surfaces: samplePlan.surfaces, climate: "dry", target: "speech", treatments: [] });
    expect(plan.seating).toBeUndefined();
    expect(solve).toEqual({ product: "panels/exact", on: "all" });
  });

  test("with thousands of rows is read up to the form's limit", () => {
    const rows = Array.from(
      { length: 2000 },
      (_, index) => `&product${index + 1}=panels/exact&on${index + 1}=left&area${index + 1}=1`,
    );
    const { plan } = read(`?length=9&width=8&height=3${rows.join("")}`);
    expect(plan.treatments).toHaveLength(mostRows);
  });
});
