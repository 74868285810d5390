import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { felt, foam, laminate, wood, woodWool } from "./textures/materials.ts";
import type { Surface } from "./textures/surface.ts";
import { woven } from "./textures/woven.ts";
import { writeWhole } from "./write-whole.ts";

export const sidePx = 320;
/** How each material is drawn. */
export const textures = { woven, felt, foam, wood, laminate, "wood-wool": woodWool };

/**
 * Draws the surfaces of materials in grey, for finishes of which there is no picture: the page lays them over the finish's colour.
 * Writes `generated/public/textures/<material>.<hash>.webp`, and their addresses as custom properties into `generated/textures.css`.
 */
export async function buildTextures(root: string = process.cwd()): Promise<string[]> {
  const folder = join(root, "generated", "public", "textures");
  await mkdir(folder, { recursive: true });
  const files = new Map<string, string>();
  for (const [material, draw] of Object.entries(textures)) {
    const file = await encode(draw(sidePx));
    const name = `${material}.${createHash("sha256").update(file).digest("hex").slice(0, 8)}.webp`;
    await writeWhole(join(folder, name), file);
    files.set(name, `--texture-${material}:url(/textures/${name})`);
  }
  await writeWhole(join(root, "generated", "textures.css"), `@layer tokens{:root{${[...files.values()].join(";")}}}\n`);
  const outdated = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
  return [...files.keys()];
}

function encode({ sidePx: width, values }: Surface): Promise<Buffer> {
  const grey = Uint8Array.from(values, (value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return sharp(grey, { raw: { width, height: width, channels: 1 } })
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}

if (import.meta.main) {
  const made = await buildTextures();
  console.log(`Textures: ${made.length} ready.`);
}
