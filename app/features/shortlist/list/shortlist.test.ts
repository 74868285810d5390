import { describe, expect, test } from "vitest";
import { panel, chair, tile, list } from "../testing/sample-list.ts";
import { emptyShortlist } from "./shortlist-store.ts";
import { parseShortlist } from "./parse-shortlist.ts";
import { listFromFragment, listToFragment } from "./share-link.ts";
import {
  type ShortlistItem,
  shortlistLimits,
  withChangedItem,
  withChosenItem,
  withItem,
  withItemsOf,
  withMovedItem,
  withoutItem,
} from "./shortlist.ts";

describe("a list", () => {
  test("contains equal choices once, with the later amount", () => {
    const twice = withItem(withItem(list, panel), { ...panel, amount: { value: 3, unit: "pieces" } });
    expect(twice.items).toHaveLength(3);
    expect(twice.items[0]?.amount).toEqual({ value: 3, unit: "pieces" });
    expect(withItem(list, { ...panel, finish: "Swiss Oak" }).items).toHaveLength(4);
  });

  const inOak = { ...chair, finish: "Swiss Oak", thickness: "18 mm" };
  const metres = { value: 120, unit: "m2" as const };
  test.each([
    ["completes one added by its bookmark", [chair], inOak, [inOak]],
    ["completes one with fewer choices", [{ ...chair, finish: "Swiss Oak" }], inOak, [inOak]],
    [
      "changes the amount of the same choice",
      [{ ...inOak, amount: metres }],
      { ...inOak, amount: tile.amount },
      [{ ...inOak, amount: tile.amount }],
    ],
    ["keeps its remark", [{ ...chair, remark: "Hall" }], inOak, [{ ...inOak, remark: "Hall" }]],
    [
      "is a second item with another finish",
      [{ ...chair, finish: "Mahogany" }],
      inOak,
      [{ ...chair, finish: "Mahogany" }, inOak],
    ],
    [
      "is a second item if the amounts differ",
      [{ ...chair, amount: tile.amount }],
      { ...inOak, amount: metres },
      [
        { ...chair, amount: tile.amount },
        { ...inOak, amount: metres },
      ],
    ],
    ["is not a second item while nothing is chosen", [inOak], chair, [inOak]],
    ["is a second item with an amount", [inOak], { ...chair, amount: metres }, [inOak, { ...chair, amount: metres }]],
  ] as [string, ShortlistItem[], ShortlistItem, ShortlistItem[]][])(
    "an item that is chosen %s",
    (_words, items, item, after) => {
      expect(withChosenItem({ name: "", items }, item).items).toEqual(after);
    },
  );

  test("appends another list's items to its own", () => {
    const both = withItemsOf({ name: "Mine", items: [chair] }, list);
    expect(both.name).toBe("Mine");
    expect(both.items).toEqual([chair, panel, tile]);
  });

  test("does not exceed its limit", () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ ...chair, size: `${index} mm` }));
    expect(many.reduce(withItem, emptyShortlist).items).toHaveLength(shortlistLimits.items);
  });

  test("keeps one of two items that a change has made equal", () => {
    const two = withItem(list, { ...panel, finish: "Swiss Oak" });
    expect(withChangedItem(two, 3, panel).items).toEqual(list.items);
  });

  test.each([
    [0, 2, [chair, tile, panel]],
    [2, 0, [tile, panel, chair]],
    [1, 9, [panel, tile, chair]],
    [7, 0, [panel, chair, tile]],
  ])("moves an item from %i to %i", (from, to, items) => {
    expect(withMovedItem(list, from, to).items).toEqual(items);
  });

  test("loses only the item that is removed", () => {
    expect(withoutItem(list, 1).items).toEqual([panel, tile]);
  });
});

describe("stored or shared data", () => {
  test("a list is unchanged when read back from its address, whatever its letters", async () => {
    const remark = "सभागार, “left” wall 🪑 & é";
    const whole = {
      name: remark,
      place: "Jaipur",
      note: `Stage 2\n${remark}`,
      items: [panel, { ...tile, remark }, chair],
    };
    for (const shared of [list, whole, emptyShortlist])
      expect(await listFromFragment(await listToFragment(shared))).toEqual(shared);
  });

  test("sixty items make an address that chat programs do not cut", async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => ({ ...panel, size: `${600 + index} × 600 mm` }));
    expect((await listToFragment({ name: "Town hall", items: sixty })).length).toBeLessThan(2000);
  });

  test.each(["", "###", "AAAA", "eyJ9", "%00"])("an address with %j contains no list", async (fragment) => {
    expect(await listFromFragment(fragment)).toBeUndefined();
  });

  test("an address that unpacks to more than any list is refused", async () => {
    const huge = await listToFragment({ name: "x".repeat(200_000), items: [] });
    expect(await listFromFragment(huge)).toBeUndefined();
  });

  test.each([undefined, null, 7, "items", [], {}, { items: "none" }, { items: null }])("%j is not a list", (value) =>
    expect(parseShortlist(value)).toBeUndefined(),
  );

  test("names and remarks are read without characters that nobody sees", () => {
    const item = { productId: panel.productId, remark: "Left\u200B wall\n12\u00A0mm" };
    expect(parseShortlist({ name: "\u202EHall\u202C Se\u00ADn\u0303or", items: [item] })).toMatchObject({
      name: "Hall Señor",
      items: [{ remark: "Left wall 12 mm" }],
    });
  });

  test("the note of a project keeps its lines, and a place or note that is not text is left out", () => {
    const project = { name: "Hall", place: "Jaipur\n", note: "Stage\u200B 2\nMarch", items: [] };
    expect(parseShortlist(project)).toEqual({ ...project, place: "Jaipur", note: "Stage 2\nMarch" });
    expect(parseShortlist({ name: "Hall", place: 7, note: {}, items: [] })).toEqual({ name: "Hall", items: [] });
  });

  test("a list stored by an earlier version of the site is read unchanged", () => {
    const old = { ...panel, size: "2440 × 128 / 192 mm", amount: { value: 3, unit: "m2" } };
    expect(parseShortlist({ name: "Hall", items: [{ productId: panel.productId }, old] })).toEqual({
      name: "Hall",
      items: [{ productId: panel.productId }, old],
    });
  });

  test("an address made by an earlier version of the site is read unchanged", async () => {
    const fragment =
      "ZY67asNAEEV_Rdx6iSwTudjWaQLBGOwupBivxvaQfYjd2ZhE6DvyQfmxoHTB1YXDgXMnRAoMi2O6xeZK3sNAlEOBfZ0w5jRUp88DLG7k_Z4i-9KOnM8pk_LwB2BwlijlCosdac3kmyPTOwxGUuUcYfG0abseBkW-lt5mtWp-vptlQsBs_rcKk0q8HD7LcqWl03jqujuLXKpFxW1ZvMRLaR15Jy-iDAMKqUaFnfBBvjLsY__QG9QoCouwxjy_zb8";
    expect(await listFromFragment(fragment)).toEqual(list);
  });

  test("an item without a product, an invalid amount and an invalid choice are left out", () => {
    const read = parseShortlist({
      name: 7,
      items: [
        null,
        "panel",
        { productId: "../etc/passwd" },
        { ...chair, amount: { value: 1.5, unit: "pieces" }, finish: {} },
        { ...tile, amount: { value: -1, unit: "m2" } },
      ],
    });
    expect(read).toEqual({ name: "", items: [chair, { productId: tile.productId }] });
  });
});
