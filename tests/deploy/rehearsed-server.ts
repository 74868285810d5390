import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { inProject } from "#scripts/setup/project.mjs";

/** Only root can install. */
export const mayInstall =
  process.platform === "linux" && userInfo().uid === 0 && spawnSync("runuser", ["--version"]).status === 0;

/** These users are created and deleted on this machine, and their processes are killed. */
const server = `rehearsal-${process.pid}`;
const builder = `${server}-build`;
const users = [server, builder, `${server}-packages`];

interface Outcome {
  exitCode: number | null;
  output: string;
}

/** A minimal project whose build is defined by each version. */
const projectFiles = {
  "package.json": JSON.stringify({ type: "module", scripts: { build: "node build.mjs" } }),
  "package-lock.json": "{}",
};

/** Replacements for programs, which an update finds first in its PATH. */
const standIns = {
  // Installs packages without the network. Like the real npm, it first removes the existing ones.
  npm: `#!/bin/sh
    set -eu
    [ "$1" = ci ] || exec node build.mjs
    rm -rf node_modules/*
    [ ! -e "$PWD/no-registry" ] || { echo "npm error ENOTFOUND" >&2; exit 1; }
    mkdir node_modules/dependency && cp version node_modules/dependency/version`,
  systemctl: `#!/bin/sh
    [ "$1" != restart ] || echo "$1 $(readlink "$INSTALL_ROOT/srv/catalogue/current")" >>"$INSTALL_ROOT/systemctl"`,
  curl: `#!/bin/sh
    [ ! -e "$INSTALL_ROOT/no-answer" ]`,
  // Simulates a crash by killing the update before its KILL_AT-th program; otherwise runs the program.
  step: `#!/bin/sh
    PATH=\${PATH#*:}
    if [ -w "\${COUNTED:-}" ]; then
      echo "\${0##*/}" >>"$COUNTED"
      if [ "$(wc -l <"$COUNTED")" = "$KILL_AT" ]; then kill -KILL "$UPDATE"; exit 1; fi
    fi
    exec "\${0##*/}" "$@"`,
};
/** Options for running a command. */
const steps = ["chown", "cp", "git", "mv", "systemctl"];

function inMemory() {
  const folder = mkdtempSync(join(tmpdir(), "installed-"));
  spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]);
  chmodSync(folder, 0o755);
  return {
    folder,
    remove() {
      spawnSync("umount", ["-l", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * A server set up and updated by the real scripts of `deploy/`, as root and with real users, in a separate folder.
 */
export class RehearsedServer {
  readonly root: string;
  readonly base: string;
  readonly #origin: string;
  readonly #remove: () => void;

  /** @param disk the disk for the installation; by default memory if possible, because each update flushes its disk */
  constructor(disk = inMemory()) {
    this.root = disk.folder;
    this.#remove = disk.remove;
    this.base = join(this.root, "srv/catalogue");
    this.#origin = join(this.root, "origin");
    for (const folder of ["etc/systemd/system", "srv/catalogue", "origin", "programs", "steps"])
      mkdirSync(join(this.root, folder), { recursive: true });
    for (const [name, script] of Object.entries(standIns))
      writeFileSync(join(this.root, "programs", name), script, { mode: 0o755 });
    for (const name of steps) cpSync(join(this.root, "programs/step"), join(this.root, "steps", name));
    for (const path of ["deploy", "scripts/keep-files.mjs", "scripts/versions"])
      cpSync(inProject(path), join(this.#origin, path), { recursive: true });
    this.#git("init", "--quiet", "--initial-branch=main");
  }

  /**
   * Commits a version whose files contain its name. @param build what its build does besides making the site,
   * whose folder is `site`
   */
  commit(version: string, build = "", files: Record<string, string> = {}): void {
    const program = `import { mkdirSync, writeFileSync } from "node:fs";
      const site = "releases/2026-01-31T09-30-00.ready";
      mkdirSync(site + "/client/static", { recursive: true });
      writeFileSync(site + "/client/index.html", ${JSON.stringify(version)});
      writeFileSync(site + "/client/static/page-${version}.js", ${JSON.stringify(version)});
      ${build}`;
    const own = { ...projectFiles, version: version, "server.ts": version, "build.mjs": program, ...files };
    for (const [path, content] of Object.entries(own)) writeFileSync(join(this.#origin, path), content);
    for (const path of readdirSync(this.#origin)) {
      if (![".git", "deploy", "scripts"].includes(path) && !(path in own)) rmSync(join(this.#origin, path));
    }
    this.#git("add", "--all");
    this.#git("-c", "user.name=x", "-c", "user.email=x@x", "commit", "--quiet", "--allow-empty", "-m", version);
  }

  /** Clones the repository and sets up the machine with the first documented commands. */
  install(): void {
    this.#git("clone", "--quiet", this.#origin, join(this.base, "repository"));
    const { exitCode, output } = this.run("repository/deploy/install.sh", ["www.example.com"]);
    if (exitCode !== 0) throw new Error(output);
  }

  /** Runs a script of the installation as root. */
  run(script: string, words: string[] = [], environment: Record<string, string> = {}): Outcome {
    const { status, stdout, stderr } = spawnSync("sh", [join(this.base, script), ...words], {
      encoding: "utf8",
      env: this.#environment(environment),
    });
    return { exitCode: status, output: stdout + stderr };
  }

  update(environment: Record<string, string> = {}): Outcome {
    return this.run("repository/deploy/update.sh", [], environment);
  }

  /** Runs an update like a user who has logged in. */
  updateAtATerminal(environment: Record<string, string>): Outcome {
    const words = ["-qec", `sh ${this.base}/repository/deploy/update.sh`, "/dev/null"];
    const { status, stdout } = spawnSync("script", words, { encoding: "utf8", env: this.#environment(environment) });
    return { exitCode: status, output: stdout };
  }

  /** Starts an update that can be killed. */
  startUpdate() {
    const child = spawn("sh", [join(this.base, "repository/deploy/update.sh")], {
      env: this.#environment({}),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [said, errors, closed] = [text(child.stdout), text(child.stderr), once(child, "exit")];
    return {
      child,
      async ended(): Promise<Outcome> {
        const [exitCode] = await closed;
        return { exitCode, output: (await said) + (await errors) };
      },
    };
  }

  /** Runs an update that is killed before its step of this number. Resolves to the programs it had started. */
  updateKilledAt(step: number): { wasKilled: boolean; started: string[] } {
    const counted = join(this.root, "counted");
    writeFileSync(counted, "", { mode: 0o600 });
    const program = 'UPDATE=$$ exec sh "$0"';
    const { signal } = spawnSync("sh", ["-c", program, join(this.base, "repository/deploy/update.sh")], {
      env: {
        ...this.#environment({ COUNTED: counted, KILL_AT: String(step) }),
        PATH: `${join(this.root, "steps")}:${this.#path}`,
      },
      stdio: "ignore",
    });
    return { wasKilled: signal === "SIGKILL", started: readFileSync(counted, "utf8").trim().split("\n") };
  }

  /** The versions of the site, the server and the packages that a starting server would use. */
  versions(): string[] {
    const current = join(this.base, "current");
    return ["build/client/index.html", "server.ts", "node_modules/dependency/version"].map((path) =>
      existsSync(join(current, path)) ? readFileSync(join(current, path), "utf8") : "nothing",
    );
  }

  current(): string {
    return readlinkSync(join(this.base, "current")).replace("releases/", "");
  }

  releases(): string[] {
    return readdirSync(join(this.base, "releases"));
  }

  /** Each restart of the server, with the release that it used. */
  restarts(): string[] {
    return existsSync(join(this.root, "systemctl"))
      ? readFileSync(join(this.root, "systemctl"), "utf8").trim().split("\n")
      : [];
  }

  /** Runs a command as the build user. */
  asBuilder(command: string): Outcome {
    const { status, stdout, stderr } = spawnSync("runuser", ["-u", builder, "--", "sh", "-c", command], {
      encoding: "utf8",
    });
    return { exitCode: status, output: stdout + stderr };
  }

  /** The state of each process, without ended ones that their parent has not reaped yet. */
  processesOfBuilder(): string[] {
    const { stdout } = spawnSync("ps", ["-U", builder, "-o", "stat="], { encoding: "utf8" });
    return stdout.split("\n").filter((state) => state !== "" && !state.startsWith("Z"));
  }

  remove(): void {
    for (const user of users) {
      spawnSync("runuser", ["-u", user, "--", "sh", "-c", "kill -KILL -1"]);
      spawnSync("userdel", ["--force", user]);
    }
    this.#remove();
  }

  get #path(): string {
    return `${join(this.root, "programs")}:${process.env.PATH}:/usr/sbin:/sbin`;
  }

  #environment(added: Record<string, string>): NodeJS.ProcessEnv {
    return { PATH: this.#path, INSTALL_ROOT: this.root, INSTALL_USER: server, ...added };
  }

  #git(...words: string[]): void {
    const { status, stderr } = spawnSync("git", ["-C", this.#origin, ...words], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
}
