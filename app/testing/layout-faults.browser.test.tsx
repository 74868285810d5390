import { describe, expect, test } from "vitest";
import { layoutFaults, layoutFaultsOnScreens } from "./layout-faults.ts";
import { longWord } from "./awkward-texts.ts";
import { renderPart, setScreen } from "./render-part.tsx";

describe("the layout of a part is reported as faulty", () => {
  test("where a word is wider than the screen", async () => {
    const part = await renderPart(<p style={{ overflowWrap: "normal", maxInlineSize: "none" }}>{longWord}</p>);
    expect(await layoutFaultsOnScreens(part)).toEqual([
      "320 px: “Schallschutzdeckenunterkonstru…” is beyond the edge of the screen",
      "320 px: “Schallschutzdeckenunterkonstru…” is wider than its box (p)",
    ]);
  });

  test("where a word leaves its column, though not the screen", async () => {
    await setScreen("desktop");
    const part = await renderPart(<p style={{ overflowWrap: "normal", inlineSize: 100 }}>{longWord}</p>);
    expect(layoutFaults(part)).toEqual(["“Schallschutzdeckenunterkonstru…” is wider than its box (p)"]);
  });

  test("where a box cuts off the last line", async () => {
    const part = await renderPart(
      <p className="narrow" style={{ blockSize: 30, inlineSize: 60, overflow: "hidden" }}>
        One two three four
      </p>,
    );
    expect(layoutFaults(part)).toEqual(["“One two three four” is cut off by its box (.narrow)"]);
  });

  test("where two texts, or a text and a button, are on top of each other", async () => {
    const part = await renderPart(
      <div style={{ position: "relative" }}>
        <p>Under</p>
        <p style={{ position: "absolute", insetBlockStart: 2, insetInlineStart: 10 }}>Over</p>
        <button type="button" aria-label="Close" style={{ position: "absolute", inset: 0, inlineSize: 20 }} />
      </div>,
    );
    expect(layoutFaults(part)).toEqual([
      "“Under” is on top of “Over”",
      "the button “Close” is on top of “Under”",
      "the button “Close” is on top of “Over”",
    ]);
  });
});

describe("the layout of a part is accepted", () => {
  test("where what stays at the edge of the screen hides what scrolls behind it", async () => {
    const part = await renderPart(
      <div style={{ blockSize: 2000 }}>
        <p style={{ position: "sticky", insetBlockStart: 0 }}>Stays</p>
        <p style={{ marginBlockStart: -20 }}>Scrolls</p>
      </div>,
    );
    expect(layoutFaults(part)).toEqual([]);
  });

  test("where long words break and lines are close together", async () => {
    const part = await renderPart(
      <>
        <h2>Acoustic panels for {longWord}</h2>
        <p>{longWord}</p>
      </>,
    );
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("where a wide table scrolls inside its box", async () => {
    const part = await renderPart(
      <div style={{ overflowX: "auto" }}>
        <p style={{ inlineSize: 3000, maxInlineSize: "none" }}>{`${longWord} `.repeat(8)}</p>
      </div>,
    );
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test("where a text is for screen readers only", async () => {
    const part = await renderPart(
      <p>
        <span className="visually-hidden">{longWord}</span>
      </p>,
    );
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
