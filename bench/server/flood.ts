import { load } from "./load.ts";
import { startSiteServer } from "./measured-process.ts";
import { peakOf } from "./measure-pages.ts";

/** Measures the remaining throughput for a visitor who reads pages and one who sends enquiries during a flood of unknown addresses. */
export async function measureFlood(folder: string, nodeArguments: string[]): Promise<(string | number)[]> {
  const server = await startSiteServer(folder, nodeArguments);
  const unknown = Array.from({ length: 5000 }, (_, index) => `/unknown/${index}`);
  const [flood, pages, enquiries] = await Promise.all([
    load({ port: server.port, clients: 60, pages: unknown, measuredMs: 7000 }),
    load({ port: server.port, clients: 1, pages: ["/", "/contact"], warmUpMs: 2000 }),
    load({ port: server.port, clients: 1, warmUpMs: 2000 }),
  ]);
  const peak = await peakOf(server);
  await server.stop();
  const meanwhile = `pages ${pages.p99Ms.toFixed(1)}, enquiries ${enquiries.p99Ms.toFixed(1)}`;
  const others = `${flood.refused} of the flood; ${pages.refused + enquiries.refused} of the others`;
  return ["flood of unknown addresses", Math.round(flood.perSecond), meanwhile, others, peak];
}
