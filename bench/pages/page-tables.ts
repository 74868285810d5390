import { median } from "../phone-browser.ts";
import { table } from "../report.ts";
import type { Comparison } from "./compare-pages.ts";
import type { Visit } from "./measure-visit.ts";
import type { Work } from "./read-trace.ts";
import { kinds, type Kind, type Site, type SiteName } from "./sites.ts";

type Sites = Record<SiteName, Site>;
type Read = (visit: Visit) => number;

const pageMs: Read = (visit) => visit.pageMs;
const longMs: Read = (visit) => visit.longMs;
const startedMs: Read = (visit) => visit.pageMs + visit.preparedMs;
const works: Work[] = ["parse", "style", "layout", "paint", "script", "other"];

const rounded = (values: readonly number[]) => Math.round(median(values));
const kilobytes = (values: readonly number[]) => (median(values) / 1000).toFixed(1);

/** The median of the ratios of all rounds. */
function ratio(values: readonly number[], others: readonly number[]): string {
  const ratios = values.map((value, round) => value / (others[round] ?? Number.NaN));
  return Number.isFinite(median(ratios)) ? median(ratios).toFixed(2) : "–";
}

/** The cost of this site's pages as multiples of its peers'. */
export function ratioTable({ visits }: Comparison): string {
  const rows = kinds.map((kind) => {
    const { site, smallNext, next, astro } = visits[kind];
    const to = (others: Visit[], read: Read) => ratio(site.map(read), others.map(read));
    return [
      kind,
      ...[smallNext, next, astro].map((others) => to(others, pageMs)),
      ratio(site.map(startedMs), site.map(pageMs)),
      ...[smallNext, next].map((others) => to(others, longMs)),
    ];
  });
  const head = [
    "page",
    "processor to small Next",
    "to Next",
    "to Astro",
    "with prepared pages to the page alone",
    "long tasks to small Next",
    "to Next",
  ];
  return table(head, rows);
}

/** The cost of each page. */
export function visitTable(comparison: Comparison, sites: Sites): string {
  const rows = rowsOf(comparison, sites, (visits) => [
    rounded(visits.map(pageMs)),
    rounded(visits.map(startedMs)),
    rounded(visits.map(longMs)),
    kilobytes(visits.map(({ scriptBytes }) => scriptBytes)),
    rounded(visits.map(({ elements }) => elements)),
    kilobytes(visits.map(({ documentBytes }) => documentBytes)),
  ]);
  const head = ["page", "site", "processor", "with prepared pages", "long tasks beyond 50 ms"];
  return table([...head, "script, kB", "elements", "document, kB"], rows);
}

/** The work of each page's main thread. */
export function workTable(comparison: Comparison, sites: Sites): string {
  const rows = rowsOf(comparison, sites, (visits) => [
    ...works.map((work) => rounded(visits.map(({ workMs }) => workMs[work]))),
    rounded(visits.map(({ decodeMs }) => decodeMs)),
  ]);
  return table(["page", "site", ...works, "picture decoding, other threads"], rows);
}

function rowsOf({ visits }: Comparison, sites: Sites, cells: (visits: Visit[]) => (string | number)[]) {
  const names = Object.keys(sites) as SiteName[];
  return kinds.flatMap((kind) => names.map((name) => [kind, sites[name].name, ...cells(visits[kind][name])]));
}

/** The time from the click on a link until the heading of its page is painted. */
export function pressTable({ presses }: Comparison, sites: Sites): string {
  const rows = presses.flatMap(({ browser, steps }) =>
    (["listing", "product"] satisfies Kind[]).flatMap((kind, step) =>
      (Object.keys(steps) as SiteName[]).map((name) => {
        const headings = (of: SiteName) => (steps[of] ?? []).map((walk) => walk[step]?.headingMs ?? Number.NaN);
        const ways = (steps[name] ?? []).map((walk) => walk[step]?.way ?? "");
        const ms = headings(name);
        const ratios = [ratio(ms, headings("smallNext")), ratio(ms, headings("next"))];
        return [browser, kind, sites[name].name, rounded(ms), ...ratios, counted(ways)];
      }),
    ),
  );
  return table(["browser", "to", "site", "heading", "to small Next", "to Next", "how the page came"], rows);
}

/** Such as `prepared 8, document 1`. */
function counted(words: readonly string[]): string {
  return [...new Set(words)].map((word) => `${word} ${words.filter((each) => each === word).length}`).join(", ");
}
