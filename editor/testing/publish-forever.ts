import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { releasesOf } from "#scripts/versions/releases.mjs";
import { Publisher } from "../publish/publisher.ts";
import { folderTarget } from "../publish/targets/folder-target.ts";

// The program of a process that is killed while it publishes one version after another, to the server on this computer
// and to a folder. Each version is a copy of a small site whose pages all contain its name.

const [projectFolder = "", site = "", folder = "", editorFolder = ""] = process.argv.slice(2);
let round = 0;
const publisher = new Publisher({
  projectFolder,
  recordFile: join(editorFolder, "published.json"),
  target: () => folderTarget({ folder }),
  alone: (_, work) => work(),
  canLoad: async () => true,
  savedSince: async () => [],
  enquiryService: () => undefined,
  siteOrigin: () => "https://www.example.com",
  addressAt: async () => undefined,
  async build() {
    const releases = releasesOf(projectFolder);
    const unfinished = releases.begin();
    cpSync(site, unfinished, { recursive: true });
    const version = `${process.pid}-${round}`;
    for (const name of ["index.html", "contact/index.html"]) {
      const file = join(unfinished, "client", name);
      writeFileSync(file, readFileSync(file, "utf8").replace("version none", `version ${version}`));
    }
    mkdirSync(join(unfinished, "client", "static", "js"), { recursive: true });
    writeFileSync(join(unfinished, "client", "static", "js", `${version}.js`), version);
    releases.setReady(unfinished);
    return true;
  },
});
for (; ; round += 1) {
  await publisher.prepare();
  await publisher.publish((await publisher.state()).ready ?? "");
  // The version of a process that was killed before it could record it is asked about once.
  if (round === 0 && (await publisher.state()).failure) await publisher.publish((await publisher.state()).ready ?? "");
  if (round % 3 === 2) await publisher.rollBack((await publisher.state()).versions[1]?.name ?? "");
  const { failure } = await publisher.state();
  if (failure) throw new Error(failure);
  if (round === 0) process.stdout.write("published\n");
}
