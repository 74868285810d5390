import type { Worker } from "./worker-types.ts";

// Replaces the service worker once offline use has been disabled: it removes itself and everything that was kept.

declare const self: Worker;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
