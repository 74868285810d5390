import { expect, test } from "vitest";
import { typedReference } from "./reference.ts";

test.each(["k7m2-qx4p", " K7M2-QX4P\u200B", "K7M2–QX4P", "\u202AK7M2\u2011QX4P\u202C", "K7M2-QX4P\u00A0"])(
  "a reference pasted as %j is found",
  (pasted) => expect(typedReference(pasted)).toBe("K7M2-QX4P"),
);
