import { expectTypeOf, test } from "vitest";
import type { DrawingData } from "#app/drawings/types.ts";
import type { Drawing } from "#content/schema/drawing.ts";

test("what the content schema yields is exactly what a drawing is made from", () => {
  expectTypeOf<Drawing>().toEqualTypeOf<DrawingData>();
});
