import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "../files/lock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** The programs for rehearsing a deployment, with their Debian packages. */
const deploymentPackages = {
  caddy: "caddy",
  nginx: "nginx-light",
  openssl: "openssl",
  rsync: "rsync",
  ssh: "openssh-client",
  sshd: "openssh-server",
  "systemd-analyze": "systemd",
};

/** apt-get waits up to ten minutes for another package manager, such as automatic updates. */
const waiting = ["-o", "DPkg::Lock::Timeout=600"];

/** The folders of programs: those in PATH, and those of servers, which are not in the PATH of every user. */
const programFolders = () => [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/sbin"].filter(Boolean);

/**
 * The path of a program; undefined if none is installed.
 * @param {readonly string[]} names preferred first
 * @param {(path: string) => boolean} [isUsable]
 */
export function findProgram(names, isUsable = existsSync) {
  return names.flatMap((name) => programFolders().map((folder) => join(folder, name))).find(isUsable);
}

/**
 * Installs packages with apt-get if this user may, while no other command of this project installs anything.
 * @param {() => string[]} missing names of the packages; called again once the lock is held, since another command may have installed them
 * @param {{ recommended?: boolean }} [choice] whether to install recommended packages too
 */
export async function installMissing(missing, { recommended = false } = {}) {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall || missing().length === 0) return;
  await withLock(async () => {
    const names = missing();
    if (names.length === 0) return;
    say(`Installing with apt-get: ${names.join(", ")}.`);
    // RUNLEVEL prevents packages from starting servers: the tests start their own.
    const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run("apt-get", [...waiting, "update"], environment);
    const extent = recommended ? [] : ["--no-install-recommends"];
    await run("apt-get", [...waiting, "install", "-y", ...extent, ...names], environment);
  });
}

/**
 * Finds the folder of PostgreSQL's `initdb` and `postgres`: POSTGRES_BIN, or one on this machine.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, "bin")) : [];
  const others = [...programFolders(), "/opt/homebrew/bin", "/usr/local/pgsql/bin"];
  const places = named ? [named] : [...versions.toSorted().toReversed(), ...others];
  return places.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))));
}

/** Installs PostgreSQL with apt-get if it is missing and the user may, or says that its tests are skipped. */
export async function installPostgres() {
  await installMissing(() => (findPostgres() ? [] : ["postgresql"]));
  if (!findPostgres())
    say("\nNO POSTGRESQL: it was not found and cannot be installed here. The tests that need it are SKIPPED.\n");
}

/**
 * Finds the programs for rehearsing a deployment, and installs missing ones with apt-get if the user may.
 * @returns {Promise<Set<string>>} the names of the programs found
 */
export async function findOrInstallDeploymentPrograms() {
  const isMissing = (/** @type {string} */ program) => findProgram([program]) === undefined;
  const packages = Object.entries(deploymentPackages);
  await installMissing(() => packages.flatMap(([program, name]) => (isMissing(program) ? [name] : [])));
  const absent = Object.keys(deploymentPackages).filter(isMissing);
  if (absent.length > 0)
    say(`\nNOT FOUND, and cannot be installed here: ${absent.join(", ")}. The tests that need them are SKIPPED.\n`);
  return new Set(Object.keys(deploymentPackages).filter((program) => !absent.includes(program)));
}
