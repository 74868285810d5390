import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { layoutFaultsOnScreens, layoutFaultsWithLargeText } from "#app/testing/layout-faults.ts";
import { renderOnPage, renderPart } from "#app/testing/render-part.tsx";
import { sampleData, samplePlan } from "../testing/sample-room.ts";
import { Listen } from "./listen.tsx";

const treatedWith = (product: string) => ({
  ...samplePlan,
  treatments: [{ product, face: "ceiling" as const, areaM2: 40 }],
});
const button = (name: string) => page.getByRole("button", { name });
const radio = (name: string) => page.getByRole("radio", { name, exact: true });

async function play() {
  await button("Play").click();
  await expect.element(page.getByText("Playing. Change the room to hear the difference.")).toBeVisible();
}

function ChangingRoom() {
  const [floor, setFloor] = useState("hard");
  return (
    <>
      <button type="button" onClick={() => setFloor("soft")}>
        Lay a carpet
      </button>
      <Listen plan={{ ...samplePlan, surfaces: { ...samplePlan.surfaces, floor } }} data={sampleData} />
    </>
  );
}

test("nothing plays until Play is pressed, and choosing the other room switches to it", async () => {
  const started = vi.spyOn(AudioBufferSourceNode.prototype, "start");
  const levels = vi.spyOn(AudioParam.prototype, "setTargetAtTime");
  await renderPart(<Listen plan={treatedWith("panels/exact")} data={sampleData} />);
  expect(started).not.toHaveBeenCalled();
  await play();
  levels.mockClear();
  await radio("After").click();
  expect(levels.mock.calls.map(([level]) => level)).toEqual([0, 1]);
  await button("Stop").click();
  await expect.element(page.getByText("Nothing plays until you press a button.")).toBeVisible();
  await expect.element(button("Play")).toBeVisible();
});

test("a change to a playing room is audible", async () => {
  const started = vi.spyOn(AudioBufferSourceNode.prototype, "start");
  await renderPart(<ChangingRoom />);
  await play();
  const before = started.mock.calls.length;
  await button("Lay a carpet").click();
  // Two rooms play with one source each.
  await expect.poll(() => started.mock.calls.length, { timeout: 20_000 }).toBe(before + 2);
  await button("Stop").click();
});

test("speech is loaded once, when it is first played", async () => {
  const started = vi.spyOn(AudioBufferSourceNode.prototype, "start");
  const loaded = vi.spyOn(globalThis, "fetch");
  await renderPart(<ChangingRoom />);
  await play();
  expect(loaded).not.toHaveBeenCalled();
  const before = started.mock.calls.length;
  await radio("Speech").click();
  await expect.poll(() => started.mock.calls.length, { timeout: 20_000 }).toBe(before + 2);
  await button("Lay a carpet").click();
  await expect.poll(() => started.mock.calls.length, { timeout: 20_000 }).toBe(before + 4);
  expect(loaded.mock.calls.map(([address]) => String(address))).toEqual([expect.stringContaining("speech")]);
  await button("Stop").click();
  loaded.mockRestore();
});

test("a sound that does not load leaves silence, reports it, and is retried by Play", async () => {
  const stopped = vi.spyOn(AudioBufferSourceNode.prototype, "stop");
  await renderPart(<Listen plan={treatedWith("panels/exact")} data={sampleData} />);
  await play();
  stopped.mockClear();
  const missing = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 404 }));
  await radio("Speech").click();
  await expect.element(page.getByText(/^The sound could not be prepared/)).toBeVisible();
  expect(stopped).toHaveBeenCalledTimes(2);
  missing.mockRestore();
  await play();
  await button("Stop").click();
});

test("a browser without audio says so, and blames no connection", async () => {
  vi.stubGlobal("AudioContext", undefined);
  await renderPart(<Listen plan={treatedWith("panels/exact")} data={sampleData} />);
  await button("Play").click();
  await expect.element(page.getByText("This browser cannot play the sound of a room.")).toBeVisible();
  vi.unstubAllGlobals();
});

test("a product whose NRC is a range can be heard with both its ends", async () => {
  await renderPart(<Listen plan={treatedWith("panels/range")} data={sampleData} />);
  await expect.element(radio("After, lowest NRC")).toBeVisible();
  await expect.element(radio("After, highest NRC")).toBeVisible();
});

test("a room without treatment can be heard as it is", async () => {
  await renderPart(<Listen plan={{ ...samplePlan, treatments: [] }} data={sampleData} />);
  await expect.element(radio("As it is")).toBeChecked();
});

test("everything fits on any screen, even with text at twice the size", async () => {
  const part = await renderOnPage(<Listen plan={treatedWith("panels/range")} data={sampleData} />);
  expect(await layoutFaultsOnScreens(part)).toEqual([]);
  expect(await layoutFaultsWithLargeText(part)).toEqual([]);
});
