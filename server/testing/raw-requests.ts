import { request as httpRequest } from "node:http";
import { connect } from "node:net";

/**
 * Posts JSON over a raw connection and reads the response even while the body is still being sent: if the server closes
 * the connection early, fetch reports an error and loses the response.
 * @param options `chunked` omits the length
 */
export function rawPost(
  port: number,
  path: string,
  body: string,
  { chunked = false }: { chunked?: boolean } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const finish = () => {
      const [head = "", ...rest] = answer.split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
      if (status) resolve({ status, text: rest.join("\r\n\r\n") });
      else reject(new Error("The connection was closed without an answer."));
    };
    socket.setEncoding("utf8");
    socket.on("data", (part: string) => (answer += part));
    socket.on("error", finish);
    socket.on("close", finish);
    const length = Buffer.byteLength(body);
    const framing = chunked ? "transfer-encoding: chunked" : `content-length: ${length}`;
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n`);
    socket.write(`${framing}\r\n\r\n`);
    socket.write(chunked ? `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
  });
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Sends the path and headers exactly as given and returns the raw body: fetch would normalise the path and decompress
 * the body.
 */
export function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once("error", reject);
    request.end();
  });
}
