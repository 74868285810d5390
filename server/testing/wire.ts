import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy between a PostgreSQL client and its server, with its own address. */
export interface Wire {
  url: string;
  /** Stops forwarding data on open connections, without closing them. */
  hold(): void;
  passOnAgain(): void;
  /** Directs new connections to another server. Open ones stay. */
  leadTo(url: string): void;
  close(): void;
}

export async function startWire(url: string): Promise<Wire> {
  let { hostname, port } = new URL(url);
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) end.on("error", () => undefined);
    ends.push(near, far);
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    hold: () => ends.forEach((end) => end.unpipe().pause()),
    passOnAgain() {
      for (let index = 0; index < ends.length; index += 2) ends[index]!.pipe(ends[index + 1]!).pipe(ends[index]!);
    },
    leadTo(other) {
      ({ hostname, port } = new URL(other));
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
