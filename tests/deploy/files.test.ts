import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { describe, expect, inject, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";

const programs = inject("proxies");
const units = resolve("deploy/systemd");
const run = (program: string, ...programArguments: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, programArguments, {
    encoding: "utf8",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  return { status, output: stdout + stderr };
};

test.skipIf(!programs.includes("systemd-analyze"))("systemd finds no fault in the units", async () => {
  const root = temporaryFolder();
  // systemd checks whether the program exists.
  const folder = join(root, "etc/systemd/system");
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(units)) {
    if (name.endsWith(".conf")) continue;
    const unit = await readFile(join(units, name), "utf8");
    await writeFile(
      join(folder, name),
      unit.replaceAll("/srv/catalogue/current/node_modules/.bin/node", process.execPath),
    );
  }
  const names = (await readdir(folder)).map((name) => join(folder, name));
  expect(names).toHaveLength(6);
  const { status, output } = run("systemd-analyze", "verify", "--man=no", ...names);
  // Messages about this machine's own units and manual pages are ignored.
  expect(output.split("\n").filter((line) => line.includes("catalogue"))).toEqual([]);
  expect(status).toBe(0);
});

test.each(["catalogue-backup", "catalogue-watch"])(
  "%s.service is stopped when it hangs, and runs again",
  async (name) => {
    // Without a limit, a one-shot service could run forever.
    expect(await readFile(join(units, `${name}.service`), "utf8")).toMatch(/^TimeoutStartSec=\d+(min|h)$/m);
  },
);

test.skipIf(!programs.includes("systemd-analyze")).each(["catalogue", "catalogue-backup", "catalogue-watch"])(
  "the exposure of %s.service is at most 2.0",
  (name) => {
    const { status, output } = run(
      "systemd-analyze",
      "security",
      "--offline=true",
      "--threshold=20",
      join(units, `${name}.service`),
    );
    expect(output).toContain("Overall exposure level");
    expect(status).toBe(0);
  },
);

test.skipIf(!programs.includes("caddy"))("Caddy accepts its file", async () => {
  const folder = temporaryFolder();
  const { status, output } = run(
    "env",
    `HOME=${folder}`,
    "SITE_HOST=example.com",
    "OTHER_HOST=www.example.com",
    "caddy",
    "validate",
    "--adapter",
    "caddyfile",
    "--config",
    "deploy/caddy/Caddyfile",
  );
  expect(output).toContain("Valid configuration");
  expect(output).not.toContain('"level":"warn"');
  expect(status).toBe(0);
});

test("the container runs as an unprivileged user, checks its health, and trusts only its proxy", async () => {
  const stages = (await readFile("deploy/container/Containerfile", "utf8")).split(/^FROM /m);
  expect(stages).toHaveLength(3);
  expect(stages[2]).toMatch(/^USER node$/m);
  expect(stages[2]).toMatch(/^HEALTHCHECK .*\n.*\/livez/m);
  const { services } = parse(await readFile("deploy/container/compose.yaml", "utf8"), { merge: true });
  expect(services.site.read_only).toBe(true);
  expect(services.site.cap_drop).toEqual(["ALL"]);
  expect(services.site.ports).toBeUndefined();
  expect(services.site.environment.TRUST_PROXY).toBe(services.proxy.networks.inside.ipv4_address);
  // If the proxy used the site's name, it could reach it over the other network, from an untrusted address.
  expect(services.proxy.environment.UPSTREAM).toBe(`${services.site.networks.inside.ipv4_address}:3000`);
});

/** Runs a shell command with a copy of run.sh that reads these settings, optionally as another user. */
async function runScript(settings: string, user?: string): Promise<string> {
  const folder = temporaryFolder();
  await writeFile(join(folder, "catalogue.env"), settings);
  const script = (await readFile("deploy/run.sh", "utf8"))
    .replaceAll("/etc/catalogue.env", join(folder, "catalogue.env"))
    .replaceAll(/(?:setsid --wait )?runuser (?:--pty )?-u catalogue --/g, (words) =>
      user === undefined ? "" : words.replace("catalogue", user),
    )
    .replace("node_modules/.bin/node --run", "sh -c");
  await writeFile(join(folder, "run.sh"), script);
  return join(folder, "run.sh");
}

describe("a command with the settings of the server", () => {
  test("reads them like systemd, including indented ones", async () => {
    const lines = [
      "# comment",
      "  ; another",
      "PLAIN=one",
      "  INDENTED=two words  ",
      "\tSPACED = three\r",
      'QUOTED=" four "',
      "INSIDE=it's 5\" wide",
      "export WITH_A_WORD=five",
      "no setting",
      "2FA=six",
      "LAST=a=b",
    ];
    const { status, output } = run("env", "-i", "sh", await runScript(lines.join("\n")), "env");
    expect(status).toBe(0);
    const given = output.split("\n").filter((line) => /^(PLAIN|INDENTED|SPACED|QUOTED|INSIDE|export|LAST)/.test(line));
    expect(given.toSorted()).toEqual([
      "INDENTED=two words",
      "INSIDE=it's 5\" wide",
      "LAST=a=b",
      "PLAIN=one",
      "QUOTED= four ",
      "SPACED=three",
    ]);
  });

  test.each(["A=secret\\ word", "# secret \\", 'A="secret', "A='secret' word", 'A="secret" "word"'])(
    "refuses a line that systemd reads in another way, without printing it: %s",
    async (line) => {
      const { status, output } = run("sh", await runScript(`FIRST=1\n${line}\n`), "env");
      expect([status, output]).toEqual([
        1,
        expect.stringMatching(/^Line 2 of \S+catalogue\.env is not readable here: /),
      ]);
      expect(output).not.toContain("secret");
    },
  );

  test("has nothing from root's environment", async () => {
    const { status, output } = run("env", "ROOTS_OWN=secret", "sh", await runScript("PLAIN=one"), "env");
    expect([status, output]).toEqual([0, expect.stringContaining("PLAIN=one")]);
    expect(output).not.toContain("secret");
  });

  test.runIf(process.getuid?.() === 0)("has its own terminal or none, but not root's", async () => {
    const script = await runScript("", "nobody");
    // The input of script is empty, which the terminal shows as control characters.
    const terminalsIn = (command: string) =>
      run("script", "-qefc", command, "/dev/null").output.match(/\/dev\/pts\/\d+|\?/g);
    const [ofRoot, own] = terminalsIn(`tty; sh ${script} tty`) ?? [];
    expect([ofRoot, own]).toEqual([expect.stringContaining("/dev/"), expect.stringContaining("/dev/")]);
    expect(own).not.toBe(ofRoot);
    expect(terminalsIn(`sh ${script} 'ps -o tty= -p $$' | cat`)).toEqual(["?"]);
    expect(run("sh", script, "exit 3").status).toBe(3);
  });
});

test("the scripts are valid for a POSIX shell", async () => {
  for (const name of ["install.sh", "places.sh", "rollback.sh", "run.sh", "update.sh"])
    expect(run("sh", "-n", join("deploy", name))).toEqual({ status: 0, output: "" });
});
