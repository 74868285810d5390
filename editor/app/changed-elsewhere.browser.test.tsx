import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";

const outcome = {
  outcome: "changed elsewhere",
  changes: "short name changed from “PET” to “Felt”; fire changed from “B” to “C”",
  clashes: [
    { at: ["shortName"], name: "short name", theirs: "“Felt”", mine: "“Board”" },
    { at: ["fire"], name: "fire", theirs: "“C”", mine: "“A1”" },
  ],
} as const;

test("for each field that two people have changed, the user chooses one value", async () => {
  const merge = vi.fn(() => Promise.resolve());
  await renderPart(<ChangedElsewhere outcome={outcome} onLoad={merge} onMerge={merge} />);
  const shortName = page.getByRole("group", { name: "Both of you changed this: short name" });
  await expect.element(shortName.getByRole("radio", { name: "Keep theirs: “Felt”" })).toBeChecked();
  await shortName.getByRole("radio", { name: "Keep mine: “Board”" }).click();
  await page.getByRole("button", { name: "Continue with these choices and my other changes" }).click();
  expect(merge).toHaveBeenCalledExactlyOnceWith(new Set([outcome.clashes[0]]));
});
