import type { Shortlist } from "../list/shortlist.ts";

export const panel = {
  productId: "wallPanels/perforatedPanel",
  finish: "Natural Teak",
  pattern: "D6/15",
  size: "600 × 600 mm",
};
export const chair = { productId: "seatingSystems/abpb11" };
export const tile = { productId: "acousticCeilings/calciLite", amount: { value: 45.5, unit: "m2" as const } };
export const list: Shortlist = { name: "Town hall", items: [panel, chair, tile] };
const names: Record<string, string> = {
  "wallPanels/perforatedPanel": "Perforated Acoustic Panel",
  "seatingSystems/abpb11": "ABPB - 11",
  "acousticCeilings/calciLite": "CalciLite Ceiling Tile",
};
export const nameOf = (id: string) => names[id] ?? id;
