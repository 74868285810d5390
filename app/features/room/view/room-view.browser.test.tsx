import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart } from "#app/testing/render-part.tsx";
import type { RoomPlan } from "#content/schema/acoustics.ts";
import { RoomForm } from "../form/room-form.tsx";
import type { RoomState } from "../state/room-state.ts";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { RoomView } from "./room-view.tsx";

afterEach(() => renderPart(null));

function Room({ plan }: { plan: RoomPlan }) {
  const [state, setState] = useState<RoomState>({ plan, solve: { product: "panels/range", on: "all" } });
  return (
    <div className="room wrap">
      <RoomView state={state} data={sampleData} change={setState} />
      <RoomForm state={state} data={sampleData} change={setState} error={undefined} />
    </div>
  );
}

const render = (change: Partial<RoomPlan> = {}) => renderPart(<Room plan={{ ...samplePlan, ...change }} />);
const picture = () => page.getByRole("group", { name: "The room in three dimensions" });
const face = (name: RegExp) => picture().getByRole("link", { name });
const outlines = () => [...document.querySelectorAll(".room-picture__focus")].map((path) => path.getAttribute("d"));

describe("the drawing of a room", () => {
  test("names the items on each face, in the picture and in words", async () => {
    const part = await render();
    for (const name of [
      /^Ceiling: Exact Panel$/,
      /^Front wall: Opening$/,
      /^Floor: 60 armchairs with 40 people$/,
      /^Left wall$/,
    ])
      await expect.element(face(name)).toBeInTheDocument();
    const words = page.getByRole("region", { name: "The room" });
    await expect.element(words).toHaveTextContent(/Ceiling 80 m²\s*Exact Panel, 40 m²\s*Hard, 40 m²/);
    await expect.element(words).toHaveTextContent(/Floor 80 m²\s*60 armchairs with 40 people, 30 m²\s*Hard, 50 m²/);
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("shows lengths as figures, and the treatment on half the area of its face", async () => {
    await render();
    await expect.element(picture()).toHaveTextContent(/10 m.*8 m|8 m.*10 m/);
    await expect.element(picture()).toHaveTextContent("3 m");
    // Measured by the outline's geometry, regardless of how its path is written.
    const areaOf = (path: SVGPathElement) => {
      const steps = 2000;
      const at = (step: number) => path.getPointAtLength(((step % steps) / steps) * path.getTotalLength());
      const strips = Array.from({ length: steps }, (_, step) => {
        const [from, to] = [at(step), at(step + 1)];
        return from.x * to.y - to.x * from.y;
      });
      return Math.abs(strips.reduce((sum, strip) => sum + strip)) / 2;
    };
    const ceiling = face(/^Ceiling/).element();
    const [treated, whole] = [
      ceiling.querySelector<SVGPathElement>(".drawing__hidden")!,
      ceiling.querySelector<SVGPathElement>(".room-picture__focus")!,
    ];
    expect(areaOf(treated) / areaOf(whole)).toBeCloseTo(0.5, 2);
  });

  test("rotates with the arrow keys and with its buttons, from above to below", async () => {
    await render();
    const first = outlines();
    face(/^Floor/)
      .element()
      .focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(outlines).not.toEqual(first);
    await page.getByRole("button", { name: "Turn left" }).click();
    await expect.poll(outlines).toEqual(first);
    await page.getByRole("button", { name: "See from below" }).click();
    await expect.element(page.getByRole("button", { name: "See from above" })).toBeVisible();
    // Front faces are drawn last.
    await expect.poll(() => picture().getByRole("link").elements().at(-1)?.ariaLabel).not.toMatch(/Ceiling/);
  });

  test("rotates by dragging, which does not count as a click", async () => {
    await render();
    const first = outlines();
    const svg = picture().element();
    const { left, top } = svg.getBoundingClientRect();
    const move = (type: string, x: number, y: number) =>
      face(/^Floor/)
        .element()
        .dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            pointerType: "mouse",
            clientX: left + x,
            clientY: top + y,
            button: 0,
          }),
        );
    // The pointer of a test cannot be captured.
    svg.setPointerCapture = () => {};
    move("pointerdown", 200, 150);
    move("pointermove", 260, 150);
    move("pointerup", 260, 150);
    await expect.poll(outlines).not.toEqual(first);
    (face(/^Left wall/).element() as unknown as HTMLElement).dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true }),
    );
    expect(page.getByRole("button", { name: /^Remove/ }).elements()).toHaveLength(2);
  });

  test("lets fingers scroll the page", async () => {
    await render();
    expect(getComputedStyle(picture().element()).touchAction).toBe("pan-y");
  });
});

describe("a clicked face", () => {
  const areas = () => page.getByRole("group", { name: "Treatment" }).getByRole("textbox", { name: "Area" });

  async function press(name: RegExp) {
    await render();
    face(name).element().focus();
    await userEvent.keyboard("{Enter}");
  }

  test("focuses its product", async () => {
    await press(/^Ceiling/);
    await expect.element(areas()).toHaveFocus();
    await expect.element(areas()).toHaveValue("40");
  });

  test("gets a product if it has none, and focuses its area", async () => {
    await press(/^Left wall/);
    await expect.element(areas().nth(1)).toHaveFocus();
    await expect.element(areas().nth(1)).toHaveValue("10");
    await expect.element(face(/^Left wall: Range Panel$/)).toBeInTheDocument();
  });

  test("focuses its material if it is a floor", async () => {
    await press(/^Floor/);
    await expect.element(page.getByRole("combobox", { name: "Floor" })).toHaveFocus();
  });
});

test("a room of another shape is described in words, and one without a size is not shown", async () => {
  const shape = { volumeM3: 240, floorM2: 80, wallsM2: 108, ceilingM2: 80 };
  await render({ box: undefined, shape, parts: [] });
  await expect.element(page.getByRole("region", { name: "The room" })).toHaveTextContent(/Walls 108 m²\s*Hard, 108 m²/);
  expect(picture().elements()).toEqual([]);
  await render({ box: { lengthM: NaN, widthM: 8, heightM: 3 } });
  expect(page.getByRole("region", { name: "The room" }).elements()).toEqual([]);
});

test("hundreds of seats, twelve products and a room as flat as a corridor stay within the drawing", async () => {
  const treatments = Array.from({ length: 12 }, () => ({ product: "panels/exact", face: "left" as const, areaM2: 30 }));
  const part = await render({
    box: { lengthM: 200, widthM: 2, heightM: 2.4 },
    treatments,
    seating: { kind: "chairs", seats: 700, people: 650 },
  });
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
});
