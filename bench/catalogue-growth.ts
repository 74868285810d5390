import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { loadCatalogue } from "../content/catalogue.ts";
import { pagePaths } from "../content/paths.ts";
import { copyPublicFiles } from "../scripts/build/copy-content.ts";
import { makeCode, makePages } from "../scripts/build/make-pages.ts";
import { readQuestions } from "../tests/specification/questions/read-questions.ts";
import { generateContent } from "./catalogue/generate-content.ts";
import { measureInBrowser, type BrowserTimes } from "./catalogue/measure-browser.ts";
import { measureFunctions, type FunctionTimes } from "./catalogue/measure-functions.ts";
import { startSiteServer } from "./server/measured-process.ts";
import { table, type Summary } from "./report.ts";

/** Only every fourth of the forty questions is typed in the browser, because each letter is followed by a pause. */
const typedQuestionInterval = 4;

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

// Inside the project, because the system's temporary folder may be in memory.
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
  console.log(`${products} products: the functions are measured, now the site is built.`);
  const buildSeconds = await buildPages(content, build);
  const html = await readFile(join(build, "client/product/index.html"));
  const server = await startSiteServer(folder, [], { SITE_DIR: build, CONTENT_DIR: content });
  try {
    const queries = readQuestions("questions")
      .filter((_, at) => at % typedQuestionInterval === 0)
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
      buildSeconds,
      pageBytesCompressed: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    };
  } finally {
    await server.stop();
  }
}

/** Builds the site from a content folder. Returns the time in seconds. */
async function buildPages(contentFolder: string, buildFolder: string): Promise<number> {
  await rm(buildFolder, { recursive: true, force: true });
  const start = performance.now();
  await makeCode(buildFolder, { CONTENT_DIR: contentFolder });
  await makePages(buildFolder, { CONTENT_DIR: contentFolder });
  await copyPublicFiles(buildFolder);
  return (performance.now() - start) / 1000;
}

function sections(all: readonly Result[]): string[] {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node.js ${process.versions.node}`;
  const times = ({ mean, p95, worst }: Summary) => [mean, p95, worst].map((ms) => ms.toFixed(1)).join(" / ");
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const [smallest] = all;
  return [
    `# How the catalogue grows

Made by \`npm run bench:catalogue\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. The catalogues of 600 and 6000 products are generated from the words and figures of the real one, the same each time.`,
    `## A keystroke and a click on a filter in the browser (ms of processor time: mean / 95 % / worst)

${table(
  [
    "products",
    "keystroke, script",
    "keystroke, all",
    "address, script",
    "click, script",
    "click, all",
    "elements at first",
    "elements while typing",
  ],
  all.map(({ products, browser: { keystroke, address, facetClick, elementsAtFirst, elementsWhileTyping } }) => [
    products,
    times(keystroke.script),
    times(keystroke.everything),
    times(address.script),
    times(facetClick.script),
    times(facetClick.everything),
    elementsAtFirst,
    elementsWhileTyping,
  ]),
)}

The built page in Chromium, 1440 × 900, processor not throttled. Every fourth of the forty questions is typed letter by letter, with a pause after each until the page is idle. 'Script' is all script that runs until then: the field, the search, the filters, the counts and React. The address is updated once, after typing pauses. 'All' also includes styles, layout and paint on the main thread, without a graphics card. The target for script is under 16 ms at 600 products and under 50 ms at 6000, growing no faster than the number of products. At most sixty products are drawn at a time.`,
    `## The functions alone (ms of processor time: mean / 95 % / worst)

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

In Node.js, without a page: search, filters, sorting and the counts of all facets, for every letter of the forty questions and for each value of each facet.`,
    `## The build

${table(
  ["products", "pages", "seconds", "ms per page", "ms per additional page", "/product compressed (kB)"],
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

Elapsed time, which depends on the machine's load, for building the code for the browser and the server once, and then each page as HTML and as data. It includes copying the finished pictures and documents, but not making or compressing them. Additional pages are those beyond the smallest catalogue's.`,
  ];
}
