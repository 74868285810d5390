// TypeScript's types of service workers cannot be used together with those of pages.

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

type Condition =
  | { requestMode: string; requestMethod: string }
  | { urlPattern: string }
  | { or: Condition[] }
  | { not: Condition };

export interface InstallEvent extends ExtendableEvent {
  /** Only Chromium has it so far. */
  addRoutes?(rules: { condition: Condition; source: string }[]): Promise<void>;
}

/** The global object of a service worker. */
export interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(name: "activate", listener: (event: ExtendableEvent) => void): void;
}
