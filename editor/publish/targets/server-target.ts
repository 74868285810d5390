import type { PublishingTarget } from "#content/schema/publishing.ts";
import { runProgram, sshOptions, type RunProgram } from "./run-program.ts";
import { versionPattern, type Target } from "./target.ts";

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
  const options = [...sshOptions, ...(port === undefined ? [] : ["-p", String(port)])];
  const disk = `the server ${host}`;
  const onServer = (script: string) => run("ssh", [...options, "--", address, script], { disk });
  return {
    id: `server ${address}:${folder}`,
    inWords: `to the server ${host}`,
    precisely: `By SSH, into ${folder}`,
    latest: "Online",
    async deliver({ name, folder: release }) {
      const unfinished = `${folder}/releases/${name}.unfinished`;
      const isThere = await onServer(makeRoom(folder, name));
      try {
        if (isThere.trim() !== "yes") {
          // A server of another user reads it, whatever the owner's file mode mask is.
          const words = ["-a", "-z", "--chmod=D755,F644", "--timeout=120"];
          // What the version before has too is linked there and not sent again.
          const reuse = ["--link-dest=../../build/", "-e", ["ssh", ...options].join(" ")];
          await run("rsync", [...words, ...reuse, `${release}/`, `${address}:${unfinished}/`], { disk });
        }
        await onServer(putInPlace(folder, name));
      } catch (error) {
        // It may have filled the disk. If the server cannot be reached, the next publication removes it.
        await onServer(`rm -rf ${unfinished}`).catch(() => undefined);
        throw error;
      }
    },
  };
}

/** For the shell of the server: removes what interrupted copies have left, and says whether this version is there. */
function makeRoom(folder: string, name: string): string {
  return [
    "set -e",
    "umask 022",
    `mkdir -p ${folder}/releases`,
    `cd ${folder}/releases`,
    `rm -rf ${name}.unfinished`,
    `ls -1 | grep -E '^${versionPattern}\\.unfinished$' | while read -r old; do rm -rf "$old"; done`,
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
    `if [ -e build ] && [ ! -L build ]; then echo 'build is a folder there, not a link. Move it away.' >&2; exit 1; fi`,
    // After this nothing needs more of the disk.
    `rm -f build.next && ln -s releases/${name} build.next`,
    `if [ ! -d releases/${name} ]; then mv releases/${name}.unfinished releases/${name}; fi`,
    `touch releases/${name}`,
    "mv -fT build.next build",
    "flush",
    // The modification time of a version is when it was last served, so a rollback renews it.
    `ls -1t releases | grep -E '^${versionPattern}$' | tail -n +${keptReleases + 1} | while read -r old; do`,
    `if [ "$old" != ${name} ]; then rm -rf "releases/$old"; fi; done`,
  ].join("\n");
}
