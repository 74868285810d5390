import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { findFreePort } from "#scripts/setup/port.mjs";

export interface SshServer {
  readonly port: number;
  /** A folder to prepend to `PATH`, with an `ssh` that has the key and knows the server. */
  readonly programs: string;
  /** Makes the server unknown to this computer. */
  forget(): void;
  /** Makes the server reject the key. */
  lockOut(): void;
  stop(): Promise<void>;
}

/** Daemons are in folders that a user's path may not contain. */
const daemonFolders = ["/usr/sbin", "/sbin"];

/** Starts an OpenSSH server on this computer, for the user who runs the tests, with its own keys. */
export async function startSshServer(): Promise<SshServer> {
  const folder = mkdtempSync(join(tmpdir(), "ssh-"));
  const at = (name: string) => join(folder, name);
  const env = { ...process.env, PATH: [process.env.PATH, ...daemonFolders].join(delimiter) };
  const find = (program: string) =>
    execFileSync("sh", ["-c", `command -v ${program}`], { env, encoding: "utf8" }).trim();
  for (const key of ["host", "user"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", at(key)], { stdio: "pipe" });
  const port = await findFreePort();
  const known = `[127.0.0.1]:${port} ${readFileSync(at("host.pub"), "utf8")}`;
  writeFileSync(at("known"), known);
  copyFileSync(at("user.pub"), at("authorized"));
  writeFileSync(
    at("server.conf"),
    [
      `HostKey ${at("host")}`,
      `AuthorizedKeysFile ${at("authorized")}`,
      "PasswordAuthentication no",
      "KbdInteractiveAuthentication no",
      "PermitRootLogin prohibit-password",
      // The system's temporary folder is writable by everyone.
      "StrictModes no",
      "UsePAM no",
      `PidFile ${at("pid")}`,
    ].join("\n"),
  );
  writeFileSync(
    at("client.conf"),
    [
      `IdentityFile ${at("user")}`,
      "IdentitiesOnly yes",
      `UserKnownHostsFile ${at("known")}`,
      "GlobalKnownHostsFile /dev/null",
      "StrictHostKeyChecking yes",
    ].join("\n"),
  );
  mkdirSync(at("programs"));
  writeFileSync(at("programs/ssh"), `#!/bin/sh\nexec ${find("ssh")} -F ${at("client.conf")} "$@"\n`);
  chmodSync(at("programs/ssh"), 0o755);
  // The privilege separation directory.
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const listen = ["-o", `ListenAddress=127.0.0.1:${port}`];
  const server = spawn(find("sshd"), ["-D", "-e", "-f", at("server.conf"), ...listen], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await listening(server.stderr);
  return {
    port,
    programs: at("programs"),
    forget: () => writeFileSync(at("known"), ""),
    lockOut: () => writeFileSync(at("authorized"), ""),
    async stop() {
      const ended = once(server, "close");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** @throws with the server's output, if it ends before it listens */
async function listening(errors: NodeJS.ReadableStream): Promise<void> {
  let said = "";
  for await (const part of errors) {
    said += String(part);
    if (said.includes("Server listening")) return;
  }
  throw new Error(`The SSH server did not start: ${said}`);
}
