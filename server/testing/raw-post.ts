import { connect } from "node:net";

/**
 * Posts JSON over a bare connection and reads the answer even while the body is still being sent: fetch reports a connection
 * that the server closes early as an error, and loses what the server said.
 * @param options `chunked` leaves the length out
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
