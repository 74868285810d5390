import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { loadCatalogue } from "../content/catalogue.ts";
import { pagePaths } from "../content/paths.ts";
import { readQuestions } from "../tests/questions/read-questions.ts";
import { buildPages } from "./catalogue/build-pages.ts";
import { generateContent } from "./catalogue/generate-content.ts";
import { measureInBrowser, type BrowserTimes } from "./catalogue/measure-browser.ts";
import { measureFunctions, type FunctionTimes } from "./catalogue/measure-functions.ts";
import type { Summary } from "./catalogue/summary.ts";
import { startOurServer } from "./server/our-server.ts";
import { table } from "./table.ts";

/** Of the forty questions every fourth is typed in the browser, where each letter is waited for. */
const typedShare = 4;

const { values } = parseArgs({ options: { products: { type: "string", default: "45,600,6000" } } });
const sizes = values.products.split(",").map(Number);

interface Result {
  products: number;
  functions: FunctionTimes;
  browser: BrowserTimes;
  pages: number;
  buildSeconds: number;
  pageBytesCompressed: number;
}

// Beside the project, since the system's temporary folder may be no disk at all.
await mkdir(".cache", { recursive: true });
const folder = await mkdtemp(resolve(".cache/bench-"));
const results: Result[] = [];
try {
  for (const products of sizes) results.push(await measure(products));
} finally {
  await rm(folder, { recursive: true });
}
const report = sections(results).join("\n\n");
console.log(report);
if (values.products === "45,600,6000") await writeFile("bench/catalogue-results.md", `${report}\n`);

async function measure(products: number): Promise<Result> {
  const content = join(folder, `content-${products}`);
  const build = join(folder, `build-${products}`);
  await generateContent(content, products);
  const catalogue = loadCatalogue(content);
  const functions = measureFunctions(catalogue);
  console.log(`${products} products: what the page computes is measured, the site is being built.`);
  const { seconds } = await buildPages(content, build);
  const html = await readFile(join(build, "client/product/index.html"));
  const server = await startOurServer(folder, [], { SITE_DIR: build, CONTENT_DIR: content });
  try {
    const queries = readQuestions()
      .filter((_, at) => at % typedShare === 0)
      .map(({ query }) => query);
    const browser = await measureInBrowser({
      origin: `http://127.0.0.1:${server.port}`,
      searchIndex: functions.serialised,
      queries,
    });
    return {
      products,
      functions,
      browser,
      pages: pagePaths(catalogue).length,
      buildSeconds: seconds,
      pageBytesCompressed: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    };
  } finally {
    await server.stop();
  }
}

function sections(all: readonly Result[]): string[] {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.versions.node}`;
  const times = ({ mean, p95, worst }: Summary) => [mean, p95, worst].map((ms) => ms.toFixed(1)).join(" / ");
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const [smallest] = all;
  return [
    `# How the catalogue grows

Made by \`npm run bench:catalogue\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. The catalogues of 600 and 6000 products are generated from the real one's words and figures, always the same.`,
    `## A keystroke and a click on a filter in the browser (ms of processor time: mean / 95 % / worst)

${table(
  [
    "products",
    "keystroke, script",
    "keystroke, all",
    "click, script",
    "click, all",
    "elements at first",
    "while typing",
  ],
  all.map(({ products, browser: { keystroke, facetClick, elementsAtFirst, elementsWhileTyping } }) => [
    products,
    times(keystroke.script),
    times(keystroke.everything),
    times(facetClick.script),
    times(facetClick.everything),
    elementsAtFirst,
    elementsWhileTyping,
  ]),
)}

The built page in Chromium, 1440 × 900, processor not slowed. Every fourth of the forty questions is typed a letter at a time, each waited for until the page rests; script is everything that runs until then, the field, the search, the filters, the counts and React's work, and all is that with styles, layout and paint of the browser's main thread, without a graphics card. Of the script the aim is under 16 ms at 600 products and under 50 ms at 6000, no more than in proportion to them. At most sixty products are drawn at a time.`,
    `## What is computed for them (ms of processor time: mean / 95 % / worst)

${table(
  ["products", "keystroke", "click on a filter", "opening the index", "index (kB)", "index compressed (kB)"],
  all.map(({ products, functions }) => [
    products,
    times(functions.keystroke),
    times(functions.facetClick),
    functions.openMs.toFixed(0),
    kilobytes(functions.indexBytes),
    kilobytes(functions.indexBytesCompressed),
  ]),
)}

In Node.js without a page: search, filters, order and the counts of all facets for every letter of the forty questions, and for each value of each facet.`,
    `## The build

${table(
  ["products", "pages", "seconds", "ms a page", "ms for each further page", "/product compressed (kB)"],
  all.map(({ products, pages, buildSeconds, pageBytesCompressed }) => [
    products,
    pages,
    buildSeconds.toFixed(1),
    ((buildSeconds / pages) * 1000).toFixed(0),
    smallest && pages > smallest.pages
      ? (((buildSeconds - smallest.buildSeconds) / (pages - smallest.pages)) * 1000).toFixed(1)
      : "",
    kilobytes(pageBytesCompressed),
  ]),
)}

Wall time of \`react-router build\`, which other work on the machine lengthens: the browser's and the server's code once, then each page as HTML and as data. Copying the finished pictures is in it; encoding them, compression and the e-catalogue are not. A further page is one beyond the smallest catalogue's.`,
  ];
}
