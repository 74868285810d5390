import { join } from "node:path";
import { runMeasured, until, type MeasuredProcess } from "./measured-process.ts";

/** Starts the site's own server with its data in a folder, and no mail server: enquiries are kept and wait. */
export async function startOurServer(
  folder: string,
  nodeArguments: string[] = [],
  variables: Record<string, string> = {},
): Promise<MeasuredProcess & { port: number }> {
  const server = runMeasured(process.execPath, [...nodeArguments, "server/main.ts"], {
    logFile: join(folder, "server.log"),
    variables: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      ENQUIRY_RATE_PER_MINUTE: "9999999",
      ...variables,
    },
  });
  const port = await until(async () => {
    const address = /^The site is at http:\/\/127\.0\.0\.1:(\d+)/m.exec(await server.output());
    return address ? Number(address[1]) : undefined;
  });
  return { ...server, port };
}
