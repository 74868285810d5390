import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** The settings of one run. */
export interface LoadOptions {
  port: number;
  /** Keep-alive connections; each sends its next request when the previous one has been answered. */
  clients: number;
  /** The paths to request in turn. Without them, enquiries with different texts are posted. */
  pages?: string[];
  /** Leaves the name out of the enquiries, so that they are read, checked and refused. */
  nameless?: boolean;
  warmUpMs?: number;
  measuredMs?: number;
}

export interface LoadResult {
  perSecond: number;
  /** The duration of the measurement. */
  seconds: number;
  /** One response in a hundred took longer. */
  p99Ms: number;
  /** Responses other than 200. */
  refused: number;
}

/** Loads a server on 127.0.0.1 from a separate process. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(options));
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [exitCode] = await once(child, "close");
  if (exitCode !== 0) throw new Error("The load could not be generated.");
  return JSON.parse(Buffer.concat(chunks).toString()) as LoadResult;
}

const run = Date.now().toString(36);
const endOfHead = Buffer.from("\r\n\r\n");

function enquiry(number: number, name: string): string {
  const template_params = {
    from_name: name,
    from_email: "asha@example.com",
    from_phone: "9876543210",
    from_location: "Delhi",
    message: `Hall ${number} of run ${run}, for four hundred people, with a balcony. ${"It echoes. ".repeat(20)}`,
  };
  const body = JSON.stringify({
    lib_version: "3.2.0",
    user_id: "u",
    service_id: "s",
    template_id: "t",
    template_params,
  });
  return `POST /api/v1.0/email/send HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const page = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`;

/** Calls back with the status of each response. Parses only what is needed to find its end. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head: Buffer = Buffer.alloc(0);
  let bodyLeft = 0;
  let status = 0;
  socket.on("data", (chunk: Buffer) => {
    if (bodyLeft > 0) bodyLeft -= chunk.length;
    else {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf(endOfHead);
      if (end < 0) return;
      const words = head.toString("latin1", 0, end);
      const length = /^content-length: (\d+)/im.exec(words)?.[1];
      if (length === undefined) throw new Error(`An answer without a length:\n${words}`);
      status = Number(words.slice(9, 12));
      bodyLeft = Number(length) - (head.length - end - endOfHead.length);
      head = Buffer.alloc(0);
    }
    if (bodyLeft === 0) onAnswer(status);
  });
}

async function generate({
  port,
  clients,
  pages,
  nameless = false,
  warmUpMs = 1000,
  measuredMs = 5000,
}: LoadOptions): Promise<LoadResult> {
  const requests = pages?.map(page);
  const times: number[] = [];
  let sent = 0;
  let refused = 0;
  let measuring = false;
  const next = () => {
    sent += 1;
    return requests ? (requests[sent % requests.length] as string) : enquiry(sent, nameless ? "" : "Asha Rao");
  };
  const sockets = Array.from({ length: clients }, () => connect(port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) {
    socket.setNoDelay();
    let started = performance.now();
    readAnswers(socket, (status) => {
      const now = performance.now();
      if (measuring) times.push(now - started);
      if (status !== 200) refused += 1;
      started = now;
      socket.write(next());
    });
    socket.write(next());
  }
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  measuring = true;
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, measuredMs));
  measuring = false;
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  const inOrder = Float64Array.from(times).toSorted();
  return {
    perSecond: times.length / seconds,
    seconds,
    p99Ms: inOrder[Math.floor(inOrder.length * 0.99)] ?? 0,
    refused,
  };
}

if (import.meta.main) console.log(JSON.stringify(await generate((await json(process.stdin)) as LoadOptions)));
