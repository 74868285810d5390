import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mayInstall, RehearsedServer } from "./rehearsed-server.ts";

if (!mayInstall) console.warn("\nNOT ROOT: the tests of an installation are SKIPPED.\n");

describe.runIf(mayInstall)("an installed server", () => {
  let server: RehearsedServer;
  let commits = 0;
  beforeAll(() => {
    server = new RehearsedServer();
    commit();
    server.install();
    expect(server.update()).toMatchObject({ exitCode: 0 });
  });
  afterAll(() => server?.remove());

  /** Commits the next version. @returns the expected versions of the site, the server and the packages */
  function commit(build?: string, files?: Record<string, string>): string[] {
    commits += 1;
    server.commit(String(commits), build, files);
    return [String(commits), String(commits), String(commits)];
  }
  /** @returns the name of the release */
  function updateToTheNext(): string {
    const versions = commit();
    expect(server.update()).toMatchObject({ exitCode: 0 });
    expect(server.versions()).toEqual(versions);
    return server.current();
  }
  const holdsScriptOf = ([version]: string[]) =>
    existsSync(join(server.base, `current/build/client/static/page-${version}.js`));
  const restartOf = (release: string) => `restart releases/${release}`;

  test("is updated to the site, server and packages of one version, restarted once, and rolled back to the previous ones", () => {
    const first = server.current();
    const before = server.versions();
    expect(server.run("current/deploy/rollback.sh").output).toContain("There is no such release to roll back to.");
    const second = updateToTheNext();
    const after = server.versions();
    expect(holdsScriptOf(before)).toBe(true);
    expect(server.restarts()).toEqual([restartOf(first), restartOf(second)]);

    const back = server.run("current/deploy/rollback.sh");
    expect(back.output).toContain(`The site is now ${first}; it was ${second}.`);
    expect(server.versions()).toEqual(before);
    expect(holdsScriptOf(after)).toBe(true);
    expect(server.restarts().slice(2)).toEqual([restartOf(first)]);
    expect(server.run("current/deploy/rollback.sh", [second])).toMatchObject({ exitCode: 0 });
    expect(server.versions()).toEqual(after);
  });

  test("keeps the last three served releases, and never rolls back to one that was rolled back", () => {
    const names = [server.current(), updateToTheNext(), updateToTheNext()];
    expect(server.releases()).toEqual(names);
    server.run("current/deploy/rollback.sh");
    const next = updateToTheNext();
    expect(server.releases()).toEqual([...names.slice(0, 2), next]);
    server.run("current/deploy/rollback.sh");
    expect(server.current()).toBe(names[1]);
  });

  test("is unchanged by a failed update, and updated and restarted by the next", () => {
    const before = server.versions();
    const repository = join(server.root, "origin/.git");
    const away = join(server.root, "away");
    const expectFailure = (said: RegExp) => {
      const { exitCode, output } = server.update();
      expect(output).toMatch(said);
      expect([exitCode === 0, ...server.versions()]).toEqual([false, ...before]);
      expect(readdirSync(server.base).toSorted()).toEqual(["current", "releases", "repository"]);
    };
    commit("", { "no-registry": "" });
    expectFailure(/ENOTFOUND/);
    commit('console.error("A mistake."); process.exit(1);');
    expectFailure(/A mistake/);
    commit('(await import("node:fs")).rmSync(site, { recursive: true });');
    expectFailure(/The build has produced no site/);
    renameSync(repository, away);
    expectFailure(/origin/);
    renameSync(away, repository);
    // The state that git leaves when it is killed.
    writeFileSync(join(server.base, "repository/.git/refs/remotes/origin/main.lock"), "");
    const next = updateToTheNext();
    expect(server.restarts().at(-1)).toBe(restartOf(next));
    expect(readdirSync(server.base).toSorted()).toEqual(["current", "releases", "repository"]);
  });

  test("keeps, of releases whose server did not answer, only the latest, and the one to roll back to", () => {
    const [before, good] = [server.versions(), server.current()];
    writeFileSync(join(server.root, "no-answer"), "");
    for (let failure = 0; failure < 3; failure += 1) {
      commit();
      expect(server.update().output).toContain("does not respond");
    }
    expect(server.releases()).toHaveLength(3);
    expect(server.releases().slice(1)).toEqual([good, server.current()]);
    rmSync(join(server.root, "no-answer"));
    expect(server.run("current/deploy/rollback.sh")).toMatchObject({ exitCode: 0 });
    expect(server.versions()).toEqual(before);
  });

  test("rolls back to a release whose server answered only some time after its update", () => {
    writeFileSync(join(server.root, "no-answer"), "");
    commit();
    expect(server.update().output).toContain("does not respond");
    const late = server.current();
    rmSync(join(server.root, "no-answer"));
    updateToTheNext();
    expect(server.run("current/deploy/rollback.sh")).toMatchObject({ exitCode: 0 });
    expect(server.current()).toBe(late);
  });

  test("skips a release to which a rollback has failed", () => {
    const [oldest, middle, latest] = [0, 1, 2].map(() => {
      updateToTheNext();
      return server.current();
    });
    writeFileSync(join(server.root, "no-answer"), "");
    expect(server.run("current/deploy/rollback.sh").output).toContain(`The server of ${middle} does not respond`);
    rmSync(join(server.root, "no-answer"));
    expect(server.run("current/deploy/rollback.sh", [latest!])).toMatchObject({ exitCode: 0 });
    expect(server.run("current/deploy/rollback.sh")).toMatchObject({ exitCode: 0 });
    expect(server.current()).toBe(oldest);
  });

  test("keeps the last release that worked, after rollbacks to all others have failed", () => {
    updateToTheNext();
    updateToTheNext();
    const last = server.current();
    writeFileSync(join(server.root, "no-answer"), "");
    expect(server.run("current/deploy/rollback.sh").output).toContain("rollback.sh NAME. There are: ");
    server.run("current/deploy/rollback.sh");
    commit();
    expect(server.update().output).toContain("does not respond");
    rmSync(join(server.root, "no-answer"));
    expect(server.releases()).toContain(last);
    expect(server.run("current/deploy/rollback.sh")).toMatchObject({ exitCode: 0 });
    expect(server.current()).toBe(last);
  });

  test("after an update, lists the installed files that differ from the release's", () => {
    const unit = join(server.root, "etc/systemd/system/catalogue.service");
    const asInstalled = readFileSync(unit, "utf8");
    commit();
    expect(server.update().output).not.toContain("differs");
    writeFileSync(unit, `${asInstalled}# older`);
    commit();
    expect(server.update().output.match(/\S+ differs/g)).toEqual([`${unit} differs`]);
    writeFileSync(unit, asInstalled);
  });

  test("says after an update that the configuration of nginx has changed, if nginx uses it", () => {
    const inUse = join(server.root, "etc/nginx/conf.d/catalogue.conf");
    commit(undefined, { "deploy/nginx/catalogue.conf": "# 1" });
    expect(server.update().output).not.toContain("nginx");
    mkdirSync(dirname(inUse), { recursive: true });
    writeFileSync(inUse, "");
    commit();
    expect(server.update().output).not.toContain("nginx");
    commit(undefined, { "deploy/nginx/catalogue.conf": "# 2" });
    expect(server.update().output).toContain("deploy/nginx/catalogue.conf of this release has changed");
    rmSync(inUse);
  });

  test("is complete wherever an update is killed, and the next update works and restarts it", () => {
    const before = server.versions();
    const after = commit();
    const states = new Set<string>();
    for (let step = 1; ; step += 1) {
      const { wasKilled, started } = server.updateKilledAt(step);
      const versions = server.versions();
      expect([before, after], `killed before step ${step}, ${started.at(-1)}`).toContainEqual(versions);
      if (!wasKilled) break;
      states.add(`${started.at(-1)} ${versions[0] === after[0] ? "new" : "old"}`);
    }
    // Even just before the server restarts.
    expect([...states]).toEqual(expect.arrayContaining(["git old", "chown old", "cp old", "mv old", "systemctl new"]));
    expect(server.restarts().at(-1)).toBe(restartOf(server.current()));
    expect(readdirSync(server.base).toSorted()).toEqual(["current", "releases", "repository"]);
    expect(server.releases().length).toBeLessThanOrEqual(3);
  });

  test("runs one update at a time, even after one is killed during its build", async () => {
    const go = join(server.root, "go");
    const isBuilding = () => existsSync(join(server.base, "unfinished/releases/2026-01-31T09-30-00.ready"));
    const restarts = server.restarts().length;
    commit(`const { existsSync } = await import("node:fs");
      while (!existsSync(${JSON.stringify(go)})) await new Promise((resolve) => setTimeout(resolve, 20));`);
    const killed = server.startUpdate();
    await vi.waitUntil(isBuilding, { timeout: 60_000 });
    killed.child.kill("SIGKILL");
    const first = server.startUpdate();
    await vi.waitUntil(() => !isBuilding(), { timeout: 60_000 });
    await vi.waitUntil(isBuilding, { timeout: 60_000 });
    const second = server.startUpdate();
    let said = "";
    second.child.stdout.on("data", (part: Buffer) => (said += String(part)));
    await vi.waitUntil(() => said.includes("Waiting for it to finish."), { timeout: 60_000 });
    writeFileSync(go, "");
    expect(await first.ended()).toMatchObject({ exitCode: 0 });
    expect(await second.ended()).toMatchObject({ exitCode: 0 });
    expect(server.restarts()).toHaveLength(restarts + 2);
    expect(readFileSync(join(server.base, "current/.replaced"), "utf8").trim()).toBe(server.releases().at(-2));
  });

  test("warns if it is installed for a host other than the one in its settings", () => {
    const install = (host: string) => server.run("repository/deploy/install.sh", [host]);
    expect(install("new.example.com")).toEqual({
      exitCode: 0,
      output:
        "Installed for https://new.example.com, but SITE_ORIGIN in /etc/catalogue.env is another. Correct it and run deploy/update.sh.\n",
    });
    const output = "Installed for https://www.example.com. The settings are in /etc/catalogue.env.\n";
    expect(install("www.example.com")).toEqual({ exitCode: 0, output });
  });

  test("is unchanged by an update with a comment behind a setting, which systemd takes as part of it", () => {
    const settings = join(server.root, "etc/catalogue.env");
    const [before, versions] = [readFileSync(settings, "utf8"), server.versions()];
    writeFileSync(settings, before.replace(/^SITE_ORIGIN=.*$/m, "$& # the site"));
    commit();
    expect(server.update().output).toContain("has a space or a comment behind its value");
    expect(server.versions()).toEqual(versions);
    writeFileSync(settings, before);
    updateToTheNext();
  });

  test("is unchanged by an update interrupted during its build, which ends at once with its child processes", async () => {
    const before = server.versions();
    commit('console.log("Something hangs."); setInterval(() => {}, 1000);');
    const update = server.startUpdate();
    const ready = join(server.base, "unfinished/releases/2026-01-31T09-30-00.ready");
    await vi.waitUntil(() => existsSync(ready), { timeout: 60_000 });
    update.child.kill("SIGTERM");
    const { exitCode, output } = await update.ended();
    expect([exitCode, output]).toEqual([143, expect.stringContaining("Something hangs.")]);
    expect(output).toContain(`Building the site. The output is written to ${join(server.base, "output")}.`);
    expect(server.processesOfBuilder()).toEqual([]);
    expect(server.versions()).toEqual(before);
  });
});
