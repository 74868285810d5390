import { array, assert, integer, option, property, record, shuffledSubarray, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { inOrder } from "#content/load/listings.ts";
import { placeNumbers } from "./place-numbers.ts";

const entries = (...orders: (number | undefined)[]) => orders.map((order, index) => ({ name: `p${index}`, order }));

describe("the numbers of entries in a new order", () => {
  test("stay unchanged except for the moved entry, which gets one between its neighbours", () => {
    expect(placeNumbers(entries(10, 30, 20, 40))).toEqual([10, 30, 35, 40]);
    expect(placeNumbers(entries(40, 10, 20, 30))).toEqual([5, 10, 20, 30]);
    expect(placeNumbers(entries(20, 30, 40, 10))).toEqual([20, 30, 40, 50]);
  });

  test("are all new if no number is free between two neighbours", () => {
    expect(placeNumbers(entries(1, undefined, 2))).toEqual([10, 20, 30]);
  });

  test("are not needed by trailing entries in alphabetical order", () => {
    expect(placeNumbers(entries(20, 10, undefined, undefined))).toEqual([20, 30, undefined, undefined]);
    expect(placeNumbers(entries(20, undefined, undefined).toReversed())).toEqual([6, 13, 20]);
  });

  test("produce exactly that order, whatever numbers there were before", () => {
    const entry = record({
      name: string({ minLength: 1, maxLength: 3 }),
      order: option(integer({ min: -3, max: 60 }), { nil: undefined }),
    });
    const list = array(entry, { maxLength: 12 }).chain((all) =>
      shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    );
    assert(
      property(list, (given) => {
        const names = given.map((each, index) => ({ ...each, name: `${each.name} ${index}` }));
        const numbered = names.map((each, index) => ({ ...each, order: placeNumbers(names)[index] }));
        expect(numbered.toSorted(inOrder)).toEqual(numbered);
      }),
    );
  });
});
