import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import "./preview.css";

/** A page on which a figure is far below what a screen shows. */
const pageWith = (nrc: string) =>
  `<body><main><h1>Felt</h1><div style="height: 4000px"></div><p id="figure">${nrc}</p><div style="height: 4000px"></div></main></body>`;

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const { value } = JSON.parse(String(init?.body)) as { value: { nrc: string } };
    asked.push(value.nrc);
    return Response.json({ html: pageWith(value.nrc) });
  });
});

test.each(["phone", "desktop"] as const)(
  "a preview that opens on a %s screen after a figure was changed shows the place of that figure",
  async (screen) => {
    await setScreen(screen);
    const lastSeen = { current: { nrc: "0.6" } };
    await renderPart(
      <PreviewPane
        path="products/felt.yaml"
        value={{ nrc: "0.65" }}
        title="Felt"
        address="/felt"
        isNarrow={screen === "phone"}
        lastSeen={lastSeen}
      />,
    );
    const frame = page.getByTitle("Preview of Felt").element() as HTMLIFrameElement;
    const figure = () => frame.contentDocument?.getElementById("figure");
    await expect.poll(() => figure()?.textContent).toBe("0.65");
    await expect.poll(() => Math.round(figure()?.getBoundingClientRect().top ?? 0)).toBeGreaterThan(0);
    expect(figure()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.contentWindow!.innerHeight);
    expect(asked).toEqual(["0.6", "0.65"]);
    expect(lastSeen.current).toEqual({ nrc: "0.65" });
  },
);
