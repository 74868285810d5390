import { expect, onTestFinished, test, vi } from "vitest";
import { removeCoveredPreviews } from "./covered-previews.ts";

/** Shows a picture that the browser has not loaded yet. */
function showPicture(name: string): HTMLImageElement {
  const image = new Image();
  image.setAttribute("fetchpriority", "high");
  image.style.backgroundImage = "linear-gradient(red, blue)";
  image.src = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1' id='${name}'/>`;
  document.body.append(image);
  onTestFinished(() => image.remove());
  return image;
}

test("a preview goes where the picture is there", async () => {
  const image = showPicture("loaded");
  await image.decode();
  removeCoveredPreviews();
  expect(image.style.backgroundImage).toBe("none");
});

test("a preview stays until the picture is there", async () => {
  const image = showPicture("loading");
  removeCoveredPreviews();
  expect(image.style.backgroundImage).toContain("gradient");
  await vi.waitFor(() => expect(image.style.backgroundImage).toBe("none"));
});
