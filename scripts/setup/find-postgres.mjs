import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { alone } from "./lock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

const debianVersions = "/usr/lib/postgresql";
const otherPlaces = ["/opt/homebrew/bin", "/usr/local/pgsql/bin"];

/**
 * The folder with PostgreSQL's programs `initdb` and `postgres`: the one POSTGRES_BIN names, else one of this machine.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  const debian = existsSync(debianVersions)
    ? readdirSync(debianVersions).map((version) => join(debianVersions, version, "bin"))
    : [];
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = named ? [named] : [...debian.toSorted().toReversed(), ...onPath, ...otherPlaces];
  return places.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))));
}

/**
 * The same, installed with apt-get where there is none and this user may.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallPostgres() {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!findPostgres() && mayInstall) await alone(install);
  const found = findPostgres();
  if (!found)
    say("\nNO POSTGRESQL: none was found and none may be installed here. The tests that need it are SKIPPED.\n");
  return found;
}

async function install() {
  if (findPostgres()) return;
  say("No PostgreSQL was found: installing it with apt-get.");
  // The tests start a server of their own: none is to run by itself.
  const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update"], environment);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], environment);
}
