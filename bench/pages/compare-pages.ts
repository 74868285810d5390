import { findFirefox, measureInFirefox } from "./measure-firefox.ts";
import { measurePresses, type Step } from "./measure-press.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
import { kinds, type Kind, type Site, type SiteName } from "./sites.ts";

type Sites = Record<SiteName, Site>;

/** Navigations from the home page to the listing and on to the product, in one browser. */
export interface Presses {
  browser: string;
  /** The steps of each round. */
  steps: Partial<Record<SiteName, Step[][]>>;
}

/** All measured values, one per round. */
export interface Comparison {
  visits: Record<Kind, Record<SiteName, Visit[]>>;
  presses: Presses[];
}

interface PressedIn {
  browser: string;
  sites: SiteName[];
  measure: (port: number, paths: readonly string[]) => Promise<Step[]>;
}

/** A browser that prerenders pages, and one that does not: Firefox, or Chromium if it is missing. */
function browsers(): PressedIn[] {
  const firefox = findFirefox();
  return [
    {
      browser: "Chromium",
      sites: ["site", "smallNext", "next"],
      measure: (port, paths) => measurePresses(port, paths, true),
    },
    firefox
      ? {
          browser: "Firefox, not slowed",
          sites: ["site", "next"],
          measure: (port, paths) => measureInFirefox(firefox, port, paths),
        }
      : {
          browser: "Chromium that prepares nothing",
          sites: ["site", "next"],
          measure: (port, paths) => measurePresses(port, paths, false),
        },
  ];
}

/** Measures the pages of the site and its peers in turn, so that a slow machine affects all of them. */
export async function comparePages(sites: Sites, rounds: number, presses: boolean): Promise<Comparison> {
  const ofEach = () =>
    Object.fromEntries(Object.keys(sites).map((name) => [name, []])) as unknown as Record<SiteName, Visit[]>;
  const pressed = presses ? browsers() : [];
  const compared: Comparison = {
    visits: { home: ofEach(), listing: ofEach(), product: ofEach() },
    presses: pressed.map(({ browser }) => ({ browser, steps: {} })),
  };
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of kinds)
      for (const [name, { port, paths }] of Object.entries(sites) as [SiteName, Site][])
        compared.visits[kind][name].push(await measureVisit(port, paths[kind]));
    for (const [place, { sites: names, measure }] of pressed.entries())
      for (const name of names) {
        const { port, paths } = sites[name];
        const steps = await measure(port, Object.values(paths));
        (compared.presses[place]!.steps[name] ??= []).push(steps);
      }
    console.log(`Round ${round} of ${rounds} measured at ${new Date().toISOString().slice(11, 19)}.`);
  }
  return compared;
}
