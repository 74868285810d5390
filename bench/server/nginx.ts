import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findProgram, installMissing } from "../../scripts/setup/find-programs.mjs";
import { findFreePort } from "../../scripts/setup/port.mjs";
import { runMeasured, until, type MeasuredProcess } from "./measured-process.ts";

/** The path of nginx, installed with apt-get if it is missing and the user may; undefined if that fails. */
export async function findOrInstallNginx(): Promise<string | undefined> {
  const find = () => findProgram(["nginx"]);
  await installMissing(() => (find() ? [] : ["nginx-light"]));
  return find();
}

/** What nginx does: serve a folder, or pass requests on to a server on this machine. */
type Task = { root: string } | { proxyTo: number };

/** Starts nginx with one worker and a log, because the site's server is one process with a log. */
export async function startNginx(
  program: string,
  task: Task,
  folder: string,
): Promise<MeasuredProcess & { port: number }> {
  const port = await findFreePort();
  const file = (name: string) => join(folder, `nginx-${name}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const config = `
daemon off;
master_process off;
worker_processes 1;
pid ${file("pid")};
error_log ${file("error.log")};
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/avif avif; image/svg+xml svg; font/woff2 woff2; }
  default_type application/octet-stream;
  access_log ${file("access.log")};
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${file(name)};`).join("\n  ")}
  ${"proxyTo" in task ? `upstream catalogue { server 127.0.0.1:${task.proxyTo}; keepalive 64; }` : ""}
  server {
    listen 127.0.0.1:${port};
    ${"root" in task ? sendFiles(task.root) : passOn}
  }
}
`;
  await writeFile(file("conf"), config);
  const nginx = runMeasured(program, ["-c", file("conf"), "-e", file("error.log")], { logFile: file("output") });
  await until(async () => (await fetch(`http://127.0.0.1:${port}/`)).ok || undefined);
  return { ...nginx, port };
}

const sendFiles = (root: string) => `root ${resolve(root)};
    location / { try_files $uri $uri/index.html =404; }`;

/** As in deploy/nginx. */
const passOn = `location / {
      proxy_pass http://catalogue;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }`;
