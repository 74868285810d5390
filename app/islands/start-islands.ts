import type { ComponentType } from "react";
import { browserStorage, tabStorage } from "#app/storage/browser-storage.ts";
import { firstInteraction, usedPart } from "#app/boot/first-interaction.ts";
import { onPageShown } from "#app/boot/page-shown.ts";
import { EarlyChanges, type RecordedChanges } from "./early-changes.ts";

type Props = Record<string, unknown>;
type IslandModule = { default: ComponentType<Props> };

const modules = import.meta.glob<IslandModule>("../**/*.island.tsx");
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [/([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path, load]),
);

/**
 * Hydrates the islands of the page: at once those that do not wait for the visitor, and the others at the first
 * interaction.
 * @returns once the first islands are interactive, or have failed to load
 */
export async function startIslands(recorded?: RecordedChanges): Promise<void> {
  const changes = new EarlyChanges(recorded);
  const waiting = new Set(document.querySelectorAll<HTMLElement>("page-island"));
  let unstarted = waiting.size;
  const startThose = async (mayStart: (island: HTMLElement) => unknown) => {
    const chosen = [...waiting].filter(mayStart);
    for (const each of chosen) waiting.delete(each);
    await Promise.all(chosen.map((each) => startIsland(each, changes)));
    unstarted -= chosen.length;
    if (unstarted === 0) changes.stop();
  };
  void firstInteraction().then(() => startThose(() => true));
  // Storage may have changed while the page was prerendered or in the back/forward cache.
  onPageShown(() => void startThose((each) => !waitsForUse(each)));
  const used = usedPart();
  await startThose((each) => used || !waitsForUse(each));
}

function waitsForUse({ dataset }: HTMLElement): boolean {
  if ("followsAddress" in dataset && location.search + location.hash !== "") return false;
  return !isStored(dataset["storedUnder"]);
}

function isStored(keys: string | undefined): boolean {
  return (
    keys !== undefined &&
    keys.split(" ").some((key) => browserStorage.read(key) !== null || tabStorage.read(key) !== null)
  );
}

async function startIsland(each: HTMLElement, changes: EarlyChanges): Promise<void> {
  try {
    const [{ hydrateIsland }, module, props] = await Promise.all([
      import("./hydrate-island.tsx"),
      loaders.get(each.dataset["name"] ?? "")?.(),
      readProps(each),
    ]);
    // A task for each island, so that input is handled between them.
    await new Promise((resolve) => setTimeout(resolve));
    const pressed = takePressed(each);
    changes.undoIn(each);
    if (module) await hydrateIsland(each, module.default, props);
    each.dataset["started"] = "";
    if (pressed) currentOf(pressed, each)?.click();
  } catch (error) {
    each.dataset["failed"] = "";
    // A link works without the script that it waited for.
    takePressed(each)?.click();
    console.warn("The script of a part of the page did not load; the part works without it.", error);
  }
}

/** The control that was pressed before its code had loaded. The inline script of the document marks it. */
function takePressed(each: HTMLElement): HTMLElement | null {
  const pressed = each.querySelector<HTMLElement>("[data-pressed]");
  delete pressed?.dataset["pressed"];
  return pressed;
}

/** A control, or the one that hydration has put in its place: a checkbox for a link. */
function currentOf(control: HTMLElement, each: HTMLElement): HTMLElement | null {
  const name = control.getAttribute("aria-label");
  if (control.isConnected || name === null) return control;
  return each.querySelector(`[aria-label="${CSS.escape(name)}"]`);
}

/** The build moves large props into a file (`scripts/build/island-data.ts`). */
async function readProps({ dataset }: HTMLElement): Promise<Props> {
  const { propsFile, props = "{}" } = dataset;
  if (propsFile === undefined) return JSON.parse(props);
  const answer = await fetch(propsFile);
  if (!answer.ok) throw new Error(`The request for ${propsFile} returned ${answer.status}.`);
  return answer.json();
}
