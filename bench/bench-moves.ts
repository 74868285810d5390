import { measureEarlyPress, type EarlyPress } from "./measure-presses.ts";
import { measureLongTasks } from "./measure-long-tasks.ts";
import { measureAnswer, type Answer } from "./measure-answers.ts";
import { measureBack, measureNavigation, type Step } from "./measure-navigation.ts";
import { barePaths } from "./bare-pages.ts";
import { table } from "./report.ts";

const walk = ["/", "/wallPanels", "/wallPanels/melamianoPanel", "/wallPanels/slatedPanel"];

const earlyPresses: EarlyPress[] = [
  { name: "menu", path: "/", selector: ".site-header__menu" },
  { name: "search", path: "/", selector: ".site-header .search-launcher" },
  { name: "next slide", path: "/", selector: '.hero__buttons [aria-label="Next slide"]' },
  { name: "product card", path: "/acousticCeilings", selector: ".product-card__name a" },
  { name: "swatch", path: "/wallPanels/slatedPanel", selector: ".finish-viewer__list label" },
];

const answers: Answer[] = [
  { name: "menu", path: "/", selector: ".site-header__menu", shows: "#menu:popover-open" },
  {
    name: "next slide",
    path: "/",
    selector: '.hero__buttons [aria-label="Next slide"]',
    shows: ".hero__slides > :nth-child(2):not([inert])",
  },
  { name: "filters", path: "/product", selector: ".catalogue-bar__filters", shows: ".facet-sheet" },
  {
    name: "first filter of the NRC",
    path: "/product",
    after: ".catalogue-bar__filters",
    selector: '.facet-sheet [name=nrc][value="0.7"]',
    shows: ".facet-sheet .facet__chosen",
  },
  {
    name: "add to shortlist",
    path: "/wallPanels/perforatedPanel",
    selector: ".shortlist-call button",
    shows: ".choice-dialog",
  },
  { name: "compare", path: "/wallPanels", selector: "label.compare-toggle", shows: ".compare-tray[data-shown]" },
  {
    name: "send without a word",
    path: "/contact",
    selector: "main form [type=submit]",
    shows: ".text-field__error",
  },
];

/** Where the pages of the site are, and those of two words. */
interface Origins {
  site: string;
  bare: string;
}

/** How a page of two words is called in the tables. */
export const bareName = "a page of two words";

/** The way from page to page on a slow phone, as a table. */
export async function navigationTable(origins: Origins, runs: number): Promise<string> {
  const rowOf = (visitor: string, { to, headingMs, largestMs, prepared }: Step) => [
    visitor,
    to,
    Math.round(headingMs),
    Math.round(largestMs),
    `${prepared} of ${runs}`,
  ];
  const bare = await measureNavigation(origins.bare, barePaths, runs, false);
  const prepared = await measureNavigation(origins.site, walk, runs, false);
  const dataSaved = await measureNavigation(origins.site, walk, runs, true);
  const rows = [
    ...bare.map((step) => rowOf("prepared", { ...step, to: bareName })),
    ...prepared.map((step) => rowOf("prepared", step)),
    ...dataSaved.map((step) => rowOf("data saved", step)),
  ];
  return table(["visitor", "to", "heading", "largest picture or text", "prepared"], rows);
}

/** The way back to the page before, as a table. */
export async function backTable(origins: Origins, runs: number): Promise<string> {
  const [first = "", second = ""] = barePaths;
  const rows: (string | number)[][] = [
    [bareName, bareName, Math.round(await measureBack(origins.bare, first, second, runs))],
  ];
  for (const [index, to] of walk.slice(1).entries()) {
    const from = walk[index] ?? to;
    rows.push([to, from, Math.round(await measureBack(origins.site, from, to, runs))]);
  }
  return table(["from", "back to", "painted"], rows);
}

/** Controls that are pressed soon after the first paint, as a table. */
export async function earlyPressTable(origin: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const early of earlyPresses)
    rows.push([early.name, early.path, Math.round(await measureEarlyPress(origin, early, runs))]);
  return table(["control", "page", "press to next paint"], rows);
}

/** Controls that are pressed on a page at rest, as a table. */
export async function answerTable(origin: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const answer of answers)
    rows.push([answer.name, answer.path, Math.round(await measureAnswer(origin, answer, runs))]);
  return table(["control", "page", "press to visible answer"], rows);
}

/** The long tasks of first visits, as a table. */
export async function longTaskTable(origin: string, paths: readonly string[], runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of paths) {
    const { elapsedMs, processorMs } = await measureLongTasks(origin, path, runs);
    rows.push([path, Math.round(processorMs), Math.round(elapsedMs)]);
  }
  return table(["page", "beyond 50 ms of processor time, summed", "beyond 50 ms elapsed, summed"], rows);
}
