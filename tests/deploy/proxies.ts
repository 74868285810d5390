import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "node:tls";
import { findFreePort } from "#scripts/setup/port.mjs";

export const siteHost = "example.test";
export const otherHost = "www.example.test";

/** A real proxy with the configuration in `deploy/`, in front of a server on this machine. */
export interface Proxy {
  httpPort: number;
  httpsPort: number;
  /** The certificate authority of its certificate. */
  authority: string;
  /** Everything that it has written to its output and to log files. */
  written(): Promise<string>;
  stop(): Promise<void>;
}

type Files = { folder: string; httpPort: number; httpsPort: number; upstreamPort: number; bodySpeed: number };

const path = `${process.env.PATH}:/usr/sbin:/sbin`;

/** @param bodySpeed divides the time limit of a body in Caddy, so that a test need not wait for it */
export async function startProxy(name: "caddy" | "nginx", upstreamPort: number, bodySpeed = 1): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const ports = { httpPort: await findFreePort(), httpsPort: await findFreePort() };
  const files = { folder, upstreamPort, bodySpeed, ...ports };
  const [command, ...commandArguments] = await (name === "caddy" ? caddy : nginx)(files);
  const child = spawn(command ?? "", commandArguments, { stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const ended = once(child, "close");
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const root = join(folder, name === "caddy" ? "caddy/pki/authorities/local/root.crt" : "fullchain.pem");
  let authority: string | undefined;
  for (let attempt = 0; attempt < 200 && !authority; attempt += 1) {
    await wait(50);
    const ready = await Promise.all([siteHost, otherHost].map((host) => hasCertificate(files.httpsPort, host)));
    if (ready.every(Boolean)) authority = await readFile(root, "utf8").catch(() => undefined);
  }
  if (!authority) throw new Error(`${name} does not start:\n${Buffer.concat(said).toString()}`);
  return {
    ...files,
    authority,
    async written() {
      const logs = (await readdir(folder, { recursive: true })).filter((one) => one.endsWith(".log"));
      const texts = await Promise.all(logs.map((one) => readFile(join(folder, one), "utf8")));
      return [Buffer.concat(said).toString(), ...texts].join("\n");
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
      await rm(folder, { recursive: true });
    },
  };
}

async function caddy({ folder, httpPort, httpsPort, upstreamPort, bodySpeed }: Files): Promise<string[]> {
  const variables = {
    PATH: path,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_HOST: siteHost,
    OTHER_HOST: otherHost,
    TLS_OPTION: "tls internal",
    HTTP_PORT: httpPort,
    HTTPS_PORT: httpsPort,
    UPSTREAM: `127.0.0.1:${upstreamPort}`,
  };
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const configuration = join(folder, "Caddyfile");
  const inUse = await readFile("deploy/caddy/Caddyfile", "utf8");
  await writeFile(
    configuration,
    inUse.replaceAll(/(?<=(?:read_body|response_header_timeout) )\d+(?=s$)/gm, (seconds) =>
      String(Number(seconds) / bodySpeed),
    ),
  );
  return ["env", ...settings, "caddy", "run", "--adapter", "caddyfile", "--config", configuration];
}

async function nginx({ folder, httpPort, httpsPort, upstreamPort }: Files): Promise<string[]> {
  const names = `subjectAltName=DNS:${siteHost},DNS:${otherHost}`;
  const made = spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "30",
    "-keyout",
    join(folder, "privkey.pem"),
    "-out",
    join(folder, "fullchain.pem"),
    "-subj",
    `/CN=${siteHost}`,
    "-addext",
    names,
  ]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const site = (await readFile("deploy/nginx/catalogue.conf", "utf8"))
    .replaceAll("/etc/letsencrypt/live/site.example", folder)
    .replaceAll("site.example", siteHost)
    .replaceAll("other.example", otherHost)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`)
    .replaceAll(/listen \[::\].*\n/g, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${httpPort};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${httpsPort} `);
  await mkdir(join(folder, "temporary"));
  // nginx cannot write responses to the disk. If this is root, it runs as a user who cannot open the folder.
  await mkdir(join(folder, "temporary/proxy"), { mode: 0o500 });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/temporary/${kind};`,
  );
  const configuration = join(folder, "nginx.conf");
  await writeFile(
    configuration,
    `pid ${folder}/nginx.pid;\nerror_log stderr;\nworker_processes 1;\nevents {\n\tworker_connections 768;\n}\nhttp {\n${temporary.join("\n")}\n${site}}\n`,
  );
  const instructions = await readFile("docs/put-it-online.md", "utf8");
  for (const [, change = ""] of instructions.matchAll(/^sed -i '(.+)' \/etc\/nginx\/nginx\.conf/gm))
    spawnSync("sed", ["-i", change, configuration]);
  const command = ["env", `PATH=${path}`, "nginx", "-c", configuration];
  const tested = spawnSync("env", [...command.slice(1), "-t"]);
  if (tested.status !== 0) throw new Error(tested.stderr.toString());
  return [...command, "-g", "daemon off;"];
}

/** Whether a proxy has a certificate for a host. Caddy listens before it has issued one. */
function hasCertificate(port: number, servername: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ port, host: "127.0.0.1", servername, rejectUnauthorized: false });
    socket.once("secureConnect", () => settle(true)).once("error", () => settle(false));
    socket.once("secureConnect", () => socket.destroy());
  });
}
