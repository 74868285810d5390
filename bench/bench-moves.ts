import { measureEarlyPress, type EarlyPress } from "./measure-presses.ts";
import { measureAnswer, type Answer } from "./measure-answers.ts";
import { measureBack } from "./measure-back.ts";
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

/** Times for going back to the previous page, as a table. */
export async function backTable(origin: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [index, to] of walk.slice(1).entries()) {
    const from = walk[index] ?? to;
    rows.push([to, from, Math.round(await measureBack(origin, from, to, runs))]);
  }
  return table(["from", "back to", "painted"], rows);
}

/** Times for controls clicked soon after the first paint, as a table. */
export async function earlyPressTable(origin: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const early of earlyPresses)
    rows.push([early.name, early.path, Math.round(await measureEarlyPress(origin, early, runs))]);
  return table(["control", "page", "press to next paint"], rows);
}

/** Times for controls clicked on an idle page, as a table. */
export async function answerTable(origin: string, runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const answer of answers)
    rows.push([answer.name, answer.path, Math.round(await measureAnswer(origin, answer, runs))]);
  return table(["control", "page", "press to visible answer"], rows);
}
