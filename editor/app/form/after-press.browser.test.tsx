import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#app/testing/render-part.tsx";
import { afterPress } from "./after-press.ts";

function FieldAboveButton() {
  const [isCorrected, setCorrected] = useState(false);
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <input aria-label="Width" onBlur={() => afterPress(() => setCorrected(true))} />
      {isCorrected && <p style={{ blockSize: 200 }}>Changed to 540 mm.</p>}
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Add
      </button>
      <p role="status">{clicks} clicks</p>
    </>
  );
}

test("a click on a button counts, although leaving the field above moves the button", async () => {
  await renderPart(<FieldAboveButton />);
  await page.getByRole("textbox", { name: "Width" }).click();
  await page.getByRole("button", { name: "Add" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("1 clicks");
  await expect.element(page.getByText("Changed to 540 mm.")).toBeVisible();
});
