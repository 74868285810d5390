import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { addressAt } from "./open-publisher.ts";

const target = { id: "this computer", latest: "Online" } as const;

test("the published site's address is the configured one, or none for files that are not online yet", async () => {
  expect(await addressAt(target, "https://www.example.com")).toBe("https://www.example.com");
  expect(await addressAt({ id: "zip /site.zip", latest: "Published" }, "https://www.example.com")).toBeUndefined();
  expect(await addressAt({ id: "server www.example.com:/srv", latest: "Online" }, undefined)).toBeUndefined();
});

test("without a configured address it is the server on this computer, if it runs", async () => {
  const server = createServer((_, response) => response.end("{}")).listen(0);
  onTestFinished(() => void server.close());
  const local = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await addressAt(target, undefined, local)).toBe(local);
  expect(await addressAt(target, undefined, "http://localhost:1")).toBeUndefined();
});
