import { chmodSync, chownSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayInstall, RehearsedServer } from "./rehearsed-server.ts";

if (!mayInstall) console.warn("\nNOT ROOT: the tests of who may do what on a server are SKIPPED.\n");

describe.runIf(mayInstall)("the build user", () => {
  let server: RehearsedServer;
  beforeAll(() => {
    server = new RehearsedServer();
    server.commit("1");
    server.install();
    for (const path of ["var/lib/catalogue/enquiries.sqlite", "var/backups/catalogue/enquiries-2026-01-31"])
      writeFileSync(join(server.root, path), "an enquiry");
    expect(server.update()).toMatchObject({ exitCode: 0 });
  });
  afterAll(() => server?.remove());

  /** Forbidden actions, as commands that succeed if the user can do them; `release` is the folder of the code. */
  function forbidden(release: string): string[] {
    const { root, base } = server;
    const written = ["deploy/update.sh", "scripts/keep-files.mjs", "server.ts", "node_modules/dependency/version"];
    const read = [
      "etc/catalogue.env",
      "var/lib/catalogue/enquiries.sqlite",
      "var/backups/catalogue/enquiries-2026-01-31",
    ];
    return [
      ...written.flatMap((path) => [`echo x >>${release}/${path}`, `rm -f ${release}/${path}`]),
      `mkdir ${release}/node_modules/added`,
      `mv ${release}/node_modules ${release}/others`,
      `ln -sfn elsewhere ${base}/current`,
      `rm -f ${base}/current`,
      `mkdir ${base}/releases/added`,
      `echo x >>${base}/repository/deploy/update.sh`,
      `cat ${base}/repository/.git/config`,
      `exec 8<${base}/repository`,
      `echo x >>${root}/etc/catalogue.env`,
      ...read.map((path) => `cat ${root}/${path}`),
      ...["var/lib/catalogue", "var/backups/catalogue"].flatMap((path) => [
        `ls ${root}/${path}`,
        `touch ${root}/${path}/added`,
      ]),
    ];
  }

  test("cannot change code, packages, links and settings, or read enquiries, backups and settings", () => {
    const commands = forbidden(join(server.base, "current"));
    expect(commands.filter((command) => server.asBuilder(command).exitCode === 0)).toEqual([]);
    expect(server.asBuilder(`cat ${server.base}/current/server.ts`)).toEqual({ exitCode: 0, output: "1" });
  });

  test("cannot read settings that were copied to the server with the rights and owner of another file", () => {
    const settings = join(server.root, "etc/catalogue.env");
    for (const script of ["repository/deploy/install.sh", "current/deploy/update.sh"]) {
      chmodSync(settings, 0o644);
      chownSync(settings, 65_534, 65_534);
      expect(server.asBuilder(`cat ${settings}`).exitCode).toBe(0);
      expect(server.run(script, ["www.example.com"])).toMatchObject({ exitCode: 0 });
      expect(server.asBuilder(`cat ${settings}`).exitCode).not.toBe(0);
      expect(statSync(settings)).toMatchObject({ uid: 0, gid: 0 });
    }
  });

  test("also cannot during a build, gets no secrets, and can neither type into root's terminal nor control it", () => {
    server.commit(
      "2",
      `const { spawnSync } = await import("node:child_process");
      const done = ${JSON.stringify(forbidden("."))}.filter((command) => spawnSync("sh", ["-c", command]).status === 0);
      const terminal = spawnSync("sh", ["-c", "exec 8</dev/tty"]).status === 0;
      const { fstatSync } = await import("node:fs");
      const opened = [0, 1, 2].filter((number) => (fstatSync(number).rdev >> 8) !== 1 && fstatSync(number).isCharacterDevice());
      console.log("Built 2 m² of panels.\\u001b]0;a title\\u0007\\u001b[2J\\u009b5n\\r");
      process.stderr.write(Buffer.from([0x9b, 0x63, 0x1b, 0x63, 0x0a]));
      writeFileSync(site + "/client/done.json", JSON.stringify({ done, terminal, opened, environment: process.env }));`,
    );
    writeFileSync(
      join(server.root, "etc/catalogue.env"),
      "SITE_ORIGIN=https://www.example.com\nENQUIRY_RETENTION_DAYS = 30\r\nSMTP_URL=smtps://name:SECRET@mail.test\n",
      { mode: 0o600 },
    );
    const { exitCode, output } = server.updateAtATerminal({ ROOTS_OWN: "SECRET" });
    expect(exitCode).toBe(0);
    // A terminal ends each line with \r\n.
    expect(output.replaceAll("\r\n", "")).not.toMatch(/\p{Control}|\ufffd/u);
    expect(output).toContain("Built 2 m² of panels.");
    const told = readFileSync(join(server.base, "current/build/client/done.json"), "utf8");
    expect(JSON.parse(told)).toMatchObject({
      done: [],
      terminal: false,
      opened: [],
      environment: { SITE_ORIGIN: "https://www.example.com", ENQUIRY_RETENTION_DAYS: "30" },
    });
    expect(told).not.toContain("SECRET");
  });

  test.each([
    ["a link to the settings", (root: string) => `symlinkSync("${root}/etc/catalogue.env", site + "/client/a.html");`],
    ["a link instead of the site", () => `renameSync(site, "releases/x"); symlinkSync("x", site);`],
    ["a pipe", () => `execFileSync("mkfifo", [site + "/client/a.html"]);`],
    [
      "a pipe whose name controls a terminal",
      () => String.raw`execFileSync("mkfifo", [site + "/client/\\033c\u001b]0;a title\u0007.html"]);`,
    ],
  ])("leaves %s among the pages: the site stays unchanged", (_, build) => {
    const before = server.current();
    server.commit(
      "3",
      `const { renameSync, symlinkSync } = await import("node:fs");
      const { execFileSync } = await import("node:child_process");
      ${build(server.root)}`,
    );
    const { exitCode, output } = server.update();
    expect(output).toMatch(/which is not a regular file/);
    expect(output.replaceAll("\n", "")).not.toMatch(/\p{Control}/u);
    expect([exitCode, server.current()]).toEqual([1, before]);
  });

  test("cannot change a release by a hard link elsewhere, a leftover process, or a changed mode", () => {
    const [kept, alive] = [
      join(server.root, "var/lib/catalogue-build/kept"),
      join(server.root, "var/lib/catalogue-build/alive"),
    ];
    // The process keeps the page open and writes into it forever, and so do its child processes.
    const left = `exec 8>>"$0"; : >${alive}; while :; do sh -c 'echo changed >&8' || exit; done`;
    server.commit(
      "4",
      `const { chmodSync, linkSync } = await import("node:fs");
      const { spawn } = await import("node:child_process");
      const page = site + "/client/index.html";
      linkSync(page, ${JSON.stringify(kept)});
      chmodSync(page, 0o6777);
      chmodSync(site + "/client", 0o777);
      spawn("sh", ["-c", ${JSON.stringify(left)}, site + "/client/static/page-4.js"], { detached: true, stdio: "ignore" }).unref();
      const { existsSync } = await import("node:fs");
      while (!existsSync(${JSON.stringify(alive)})) await new Promise((resolve) => setTimeout(resolve, 20));`,
    );
    expect(server.update()).toMatchObject({ exitCode: 0 });
    expect(server.processesOfBuilder()).toEqual([]);
    const page = join(server.base, "current/build/client/index.html");
    const script = join(server.base, "current/build/client/static/page-4.js");
    const before = readFileSync(script, "utf8");
    expect(server.asBuilder(`echo changed >>${kept}; echo changed >>${page}; touch ${page}.added`).exitCode).not.toBe(
      0,
    );
    expect([readFileSync(page, "utf8"), readFileSync(script, "utf8"), existsSync(`${page}.added`)]).toEqual([
      "4",
      before,
      false,
    ]);
    expect([statSync(page).uid, statSync(page).mode & 0o7777]).toEqual([0, 0o755]);
  });
});
