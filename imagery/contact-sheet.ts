import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { sceneScriptFinder } from "./find-scripts.ts";
import { listIconMasters, listMasters } from "./masters.ts";

const folder = resolve(".cache/contact-sheet");
const thumbnailLongSidePx = 480;

interface Frame {
  id: string;
  kind: "picture" | "swatch" | "icon";
  widthPx: number;
  heightPx: number;
  kilobytes: number;
  script: string;
}

/** Writes a page with every master, its id, its size and the script that makes it. */
async function writeContactSheet(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const scriptOf = await sceneScriptFinder(".");
  const frames: Frame[] = [];
  const icons = (await listIconMasters(".")).map(({ id, path }) => ({ id, path, kind: "icon" as const }));
  for (const { id, kind, path } of [...(await listMasters(".")), ...icons]) {
    const { width, height } = await sharp(path).metadata();
    await sharp(path)
      .resize({ width: thumbnailLongSidePx, height: thumbnailLongSidePx, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(join(folder, `${id}.webp`));
    const kilobytes = Math.round((await stat(path)).size / 1000);
    frames.push({ id, kind, widthPx: width, heightPx: height, kilobytes, script: scriptOf(id) ?? "no scene" });
  }
  await writeFile(join(folder, "index.html"), page(frames));
  console.log(`${frames.length} masters: ${join(folder, "index.html")}`);
}

function page(frames: Frame[]): string {
  const megabytes = (frames.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000).toFixed(1);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Contact sheet</title>
<style>
  body { margin: 24px; background: #f4f1ea; color: #1a1e1b; font: 14px/1.4 system-ui, sans-serif; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 24px 16px; padding: 0; list-style: none; }
  .swatch, .icon { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); }
  img { display: block; inline-size: 100%; block-size: auto; margin-block-end: 6px; }
  b { overflow-wrap: anywhere; }
  small { display: block; color: #565d57; overflow-wrap: anywhere; }
</style>
<h1>${frames.length} masters, ${megabytes} MB</h1>
${section("Pictures", "picture", frames)}
${section("Swatches", "swatch", frames)}
${section("Icons", "icon", frames)}
</html>
`;
}

function section(heading: string, kind: Frame["kind"], frames: Frame[]): string {
  const items = frames.filter((frame) => frame.kind === kind).map(item);
  return `<h2>${heading}</h2>\n<ul class="${kind}">\n${items.join("\n")}\n</ul>`;
}

function item({ id, widthPx, heightPx, kilobytes, script }: Frame): string {
  return `<li><img src="${id}.webp" width="${widthPx}" height="${heightPx}" alt="" loading="lazy" /><b>${id}</b><small>${widthPx} × ${heightPx} px, ${kilobytes} kB</small><small>${script}</small></li>`;
}

await writeContactSheet();
