import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { makePictures } from "./small-next/make-pictures.ts";
import { writeContent } from "./write-content.ts";

const run = promisify(execFile);
const folder = import.meta.dirname;
const programs = { next: "next/dist/bin/next", astro: "astro/bin/astro.mjs" };

/** The folders of the built peers. */
export const peerFolders = {
  smallNext: join(folder, "small-next/out"),
  next: join(folder, "next/out"),
  astro: join(folder, "astro/dist"),
};

/** Builds the peers: a small catalogue with Next, and three pages of the built site with Next and with Astro. */
export async function buildPeers(): Promise<void> {
  await writeContent();
  const pictures = join(folder, "small-next/public/images");
  if (!existsSync(pictures)) await makePictures(pictures);
  await build("next", "small-next");
  await build("next", "next");
  await build("astro", "astro");
}

async function build(program: keyof typeof programs, peer: string): Promise<void> {
  const path = join(folder, "../node_modules", programs[program]);
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  await run(process.execPath, [path, "build"], { cwd: join(folder, peer), env, maxBuffer: 1 << 26 });
}
