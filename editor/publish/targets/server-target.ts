import type { PublishingTarget } from "#content/schema/publishing.ts";
import { runProgram, type RunProgram } from "./run-program.ts";
import type { Target } from "./target.ts";

const keptReleases = 6;

/**
 * Another server, to which versions are copied with rsync over SSH. There is the same layout as here: `releases/` with a folder
 * for each version, and `build`, a link to the one that is served, which is replaced by a rename. A server of this project there
 * follows the link without a lost request, and a web server for static files serves `build/client`. SSH uses the owner's keys.
 */
export function serverTarget(
  { host, user, port, folder }: Extract<PublishingTarget, { kind: "server" }>,
  run: RunProgram = runProgram,
): Target {
  const address = user === undefined ? host : `${user}@${host}`;
  // It may not ask for a password or whether a host is known: nobody could answer.
  const options = [
    "-o",
    "BatchMode=yes",
    "-o",
    "ConnectTimeout=20",
    ...(port === undefined ? [] : ["-p", String(port)]),
  ];
  const onServer = (script: string) => run("ssh", [...options, "--", address, script]);
  return {
    id: `server ${address}:${folder}`,
    inWords: `to the server ${host}`,
    precisely: `By SSH, into ${folder}`,
    latest: "Online",
    async deliver({ name, folder: release }) {
      const there = `${folder}/releases/${name}`;
      const isThere = await onServer(makeRoom(folder, name));
      if (isThere.trim() !== "yes") {
        const shell = ["ssh", ...options].join(" ");
        // What the version before has too is linked there and not sent again.
        const words = ["-a", "-z", "--delete", "--link-dest=../../build/", "-e", shell];
        await run("rsync", [...words, `${release}/`, `${address}:${there}.unfinished/`]);
      }
      await onServer(putInPlace(folder, name));
    },
  };
}

/** For the shell of the server: removes what interrupted copies of other versions have left, and says whether this version is there. */
function makeRoom(folder: string, name: string): string {
  return [
    "set -e",
    `mkdir -p ${folder}/releases`,
    `cd ${folder}/releases`,
    `for old in *.unfinished; do if [ "$old" != ${name}.unfinished ]; then rm -rf "$old"; fi; done`,
    `if [ -d ${name} ]; then echo yes; fi`,
  ].join("\n");
}

/** For the shell of the server: names the copied version, points the link to it, and removes what is too old. */
function putInPlace(folder: string, name: string): string {
  return [
    "set -e",
    `cd ${folder}`,
    // A power cut must not empty what the link points to. Not every system can flush one disk alone.
    "flush() { sync -f releases 2>/dev/null || sync; }",
    "flush",
    `if [ ! -d releases/${name} ]; then mv releases/${name}.unfinished releases/${name}; fi`,
    `touch releases/${name}`,
    `if [ -e build ] && [ ! -L build ]; then echo 'build is a folder there, not a link. Move it away.' >&2; exit 1; fi`,
    `rm -f build.next && ln -s releases/${name} build.next && mv -fT build.next build`,
    "flush",
    // The modification time of a version is when it was last served, so a rollback renews it.
    `ls -1t releases | grep -v '\\.unfinished$' | tail -n +${keptReleases + 1} | while read -r old; do`,
    `if [ "$old" != ${name} ]; then rm -rf "releases/$old"; fi; done`,
  ].join("\n");
}
