import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages, mayInstallPackages } from "./debian-packages.mjs";
import { say } from "./say.mjs";

const debianVersions = "/usr/lib/postgresql";
const otherPlaces = ["/opt/homebrew/bin", "/usr/local/pgsql/bin"];

/**
 * Finds the folder of PostgreSQL's `initdb` and `postgres`: POSTGRES_BIN, or one on this machine.
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
 * The same, but installs a missing PostgreSQL with apt-get if the user may.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallPostgres() {
  if (!findPostgres() && mayInstallPackages()) await installPackages(() => (findPostgres() ? [] : ["postgresql"]));
  const found = findPostgres();
  if (!found)
    say("\nNO POSTGRESQL: it was not found and cannot be installed here. The tests that need it are SKIPPED.\n");
  return found;
}
