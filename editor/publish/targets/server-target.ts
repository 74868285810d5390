import { basename } from "node:path/posix";
import type { PublishingTarget } from "#content/schema/publishing.ts";
import { runProgram, sshOptions, transferLimitMinutes, type RunProgram } from "./run-program.ts";
import { versionPattern, type Target } from "./target.ts";

const keptReleases = 6;

/**
 * Another server, to which versions are copied with rsync over SSH. Its folders are laid out as on this computer: `releases/` has a folder
 * for each version, and `build` is a link to the current one, replaced by a rename. If this project's own server runs there, it follows the
 * link without a failed request; any other web server serves `build/client`. SSH uses the owner's keys.
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
    precisely: `Into the folder ${folder}`,
    latest: "Online",
    async online() {
      return basename((await onServer(`readlink ${folder}/build || true`)).trim());
    },
    async deliver({ name, folder: release }) {
      const unfinished = `${folder}/releases/${name}.unfinished`;
      const isThere = await onServer(makeRoom(folder, name));
      try {
        if (isThere.trim() !== "yes") {
          // A server of another user must be able to read it, whatever the owner's umask is.
          const words = ["-a", "-z", "--chmod=D755,F644", "--timeout=120"];
          // Files unchanged since the previous version are linked there instead of sent again.
          const reuse = ["--link-dest=../../build/", "-e", ["ssh", ...options].join(" ")];
          await run("rsync", [...words, ...reuse, `${release}/`, `${address}:${unfinished}/`], {
            disk,
            limitMinutes: transferLimitMinutes,
          });
        }
        await onServer(putInPlace(folder, name));
      } catch (error) {
        // It may have filled the disk. If the server is unreachable, the next publication removes it.
        await onServer(`rm -rf ${unfinished}`).catch(() => undefined);
        throw error;
      }
    },
  };
}

/** A shell script for the server: removes leftovers of interrupted copies, and prints whether this version exists. */
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

/** A shell script for the server: names the copied version, points the link to it, and removes old versions. */
function putInPlace(folder: string, name: string): string {
  return [
    "set -e",
    `cd ${folder}`,
    // A power cut must not empty the link's target. Not every system can flush a single disk.
    "flush() { sync -f releases 2>/dev/null || sync; }",
    "flush",
    `if [ -e build ] && [ ! -L build ]; then echo 'build is a folder there, not a link. Move it away.' >&2; exit 1; fi`,
    // No later step needs more disk space.
    `rm -f build.next && ln -s releases/${name} build.next`,
    `if [ ! -d releases/${name} ]; then mv releases/${name}.unfinished releases/${name}; fi`,
    `touch releases/${name}`,
    "mv -fT build.next build",
    "flush",
    // A version's modification time is when it was last served, so a rollback updates it.
    `ls -1t releases | grep -E '^${versionPattern}$' | tail -n +${keptReleases + 1} | while read -r old; do`,
    `if [ "$old" != ${name} ]; then rm -rf "releases/$old"; fi; done`,
  ].join("\n");
}
