import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { startPostgres, type TestPostgres } from "./test-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A URL that responds to each request with the address of a new, empty database. */
    newDatabaseAt: string;
  }
}

/** Shares one PostgreSQL among all test files of a run, as Vitest's global setup. It starts on first use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<TestPostgres> | undefined;
  const server = createServer(async (_request, response) => {
    postgres ??= startPostgres();
    const address = await postgres.then((started) => started.newDatabase()).catch(String);
    response.writeHead(address.startsWith("postgres:") ? 200 : 500).end(address);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  project.provide("newDatabaseAt", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await postgres?.catch(() => undefined))?.close();
  };
}

/** Creates an empty database on the shared PostgreSQL and returns its address. */
export async function newSharedDatabase(): Promise<string> {
  const response = await fetch(inject("newDatabaseAt"), { signal: AbortSignal.timeout(60_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`There is no PostgreSQL to test with: ${text}`);
  return text;
}
