import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { renderPage } from "./api.ts";
import type { Clicked } from "./clicked-field.ts";
import { PreviewPane } from "./preview-pane.tsx";
import "./preview.css";

/** A page with a figure far below the first screen. */
const pageWith = (nrc: string) =>
  `<body><main><h1>Felt</h1><div style="height: 4000px"></div><p id="figure">${nrc} <small translate="no">mm</small></p><div style="height: 4000px"></div></main></body>`;

const draw = (value: unknown, signal: AbortSignal) => renderPage("products/felt.yaml", value, signal);

let asked: string[];
beforeEach(() => {
  vi.restoreAllMocks();
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const { value } = JSON.parse(String(init?.body)) as { value: { nrc: string } };
    asked.push(value.nrc);
    return Response.json({ html: pageWith(value.nrc) });
  });
});

test.each(["phone", "desktop"] as const)(
  "a preview that opens on a %s screen after a figure was changed shows that figure",
  async (screen) => {
    await setScreen(screen);
    const lastSeen = { current: { nrc: "0.6" } };
    await renderPart(
      <PreviewPane
        draw={draw}
        value={{ nrc: "0.65" }}
        title="Felt"
        isNarrow={screen === "phone"}
        lastSeen={lastSeen}
        onPress={() => true}
      />,
    );
    const frame = page.getByTitle("Preview of Felt").element() as HTMLIFrameElement;
    const figure = () => frame.contentDocument?.getElementById("figure");
    await expect.poll(() => figure()?.textContent).toBe("0.65 mm");
    await expect.poll(() => Math.round(figure()?.getBoundingClientRect().top ?? 0)).toBeGreaterThan(0);
    expect(figure()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.contentWindow!.innerHeight);
    expect(asked).toEqual(["0.6", "0.65"]);
    expect(lastSeen.current).toEqual({ nrc: "0.65" });
  },
);

test("a click on a text of the page opens its field, or the caption says that no field has it", async () => {
  const pressed: string[] = [];
  await renderPart(
    <PreviewPane
      draw={draw}
      value={{ nrc: "0.6" }}
      title="Felt"
      isNarrow={false}
      lastSeen={{ current: { nrc: "0.6" } }}
      onPress={({ text }) => {
        pressed.push(text);
        return text === "0.6 mm";
      }}
    />,
  );
  const inFrame = page.frameLocator(page.getByTitle("Preview of Felt"));
  const caption = page.getByText("Click any words or picture to go to their field.");
  await inFrame.getByText("0.6 mm").click();
  await inFrame.getByText("mm", { exact: true }).click();
  await expect.element(caption).toBeVisible();
  await inFrame.getByRole("heading", { name: "Felt" }).click();
  await expect.element(page.getByText("This text is edited elsewhere.")).toBeVisible();
  expect(pressed).toEqual(["0.6 mm", "0.6 mm", "Felt"]);
});

test("a click on a picture reports its name, even through a title above it", async () => {
  vi.mocked(fetch).mockImplementation(async () =>
    Response.json({
      html: `<main style="position: relative"><img src="/pictures/felt-hero-480.c0ffee11.jpg" alt="Felt" style="display: block; width: 300px; height: 200px">
        <div style="position: absolute; inset: 0"><h1>Felt panel</h1></div></main>`,
    }),
  );
  const pressed: Clicked[] = [];
  const value = { nrc: "0.6" };
  await renderPart(
    <PreviewPane
      draw={draw}
      value={value}
      title="Felt"
      isNarrow={false}
      lastSeen={{ current: value }}
      onPress={(each) => pressed.push(each) > 0}
    />,
  );
  const frame = page.getByTitle("Preview of Felt");
  await page.frameLocator(frame).getByRole("heading", { name: "Felt panel" }).click();
  const shown = (frame.element() as HTMLIFrameElement).contentDocument!;
  // On the shading above the picture, beside the title's text.
  const { left, top } = shown.querySelector("img")!.getBoundingClientRect();
  const overIt = { clientX: left + 2, clientY: top + 2, bubbles: true };
  shown.querySelector("div")!.dispatchEvent(new MouseEvent("click", overIt));
  expect(pressed.map(({ text, picture }) => [text, picture])).toEqual([
    ["Felt panel", undefined],
    ["Felt", "felt-hero"],
  ]);
});

test("a page that does not arrive can be requested again, and the first request is aborted", async () => {
  // Skips the fifteen seconds.
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((act: () => void, ms: number) =>
    wait(act, ms === 15_000 ? 400 : ms)) as typeof setTimeout);
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.mocked(fetch).mockImplementation((_, init) => {
    signals.push(init?.signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.resolve(Response.json({ html: pageWith("0.7") }));
  });
  const value = { nrc: "0.7" };
  await renderPart(
    <PreviewPane draw={draw} value={value} title="Felt" isNarrow lastSeen={{ current: value }} onPress={() => true} />,
  );
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(page.getByText("The preview did not respond within fifteen seconds.")).toBeVisible();
  await again.click();
  const frame = page.getByTitle("Preview of Felt").element() as HTMLIFrameElement;
  await expect.poll(() => frame.contentDocument?.getElementById("figure")?.textContent).toBe("0.7 mm");
  await expect.element(again).not.toBeInTheDocument();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});
