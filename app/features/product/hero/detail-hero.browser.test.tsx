import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawing, picture } from "#app/testing/content.ts";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import type { DetailPage } from "../build-product-page.ts";
import { DetailHero } from "./detail-hero.tsx";

/** The position of a cropped banner picture, by its focal point. */
async function kept(focusPercent: number | undefined, screen: "phone" | "desktop"): Promise<string> {
  await setScreen(screen);
  const part = await renderBanner({ picture: { ...picture, focusPercent } });
  return getComputedStyle(part.querySelector("img")!).objectPosition;
}

const renderBanner = (pictures: Partial<DetailPage["banner"]>) => {
  const banner = { heightPx: 600, topMarginPx: 0, ...pictures };
  return renderPart(<DetailHero page={{ banner, drawing, name: "Cork Panel", trail: [] } as unknown as DetailPage} />);
};

describe("the picture of a banner", () => {
  test.each(["phone", "desktop"] as const)(
    "shows on a %s the part that its description names, or its right",
    async (screen) => {
      expect(await kept(25, screen)).toBe("25% 50%");
      expect(await kept(0, screen)).toBe("0% 50%");
      expect(await kept(undefined, screen)).toBe("80% 50%");
    },
  );

  test("has a different crop on a phone if the product has one, with its own remark", async () => {
    const phonePicture = { ...picture, visualisation: false, alt: "Upright" };
    const part = await renderBanner({ picture: { ...picture, visualisation: true }, phonePicture });
    const remark = page.getByText("Visualisation");
    await setScreen("desktop");
    await expect.element(remark).toBeVisible();
    await setScreen("phone");
    await expect.element(remark).not.toBeVisible();
    expect(getComputedStyle(part.querySelector("img")!).objectPosition).toBe("50% 25%");
  });
});
