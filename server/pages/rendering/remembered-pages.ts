import type { RenderedPage } from "./renderer-messages.ts";

const defaultLimits = {
  maxBytes: 16 * 1024 * 1024,
  /** The share for pages requested more than once. The rest gives new pages time for a second request. */
  shareOfAskedAgain: 0.75,
  /** Longer keys belong to queries that other visitors are unlikely to repeat. */
  maxKeyLength: 300,
  /** Some pages show the date. */
  maxAgeMs: 10 * 60_000,
};

interface Remembered {
  page: RenderedPage;
  bytes: number;
  madeAt: number;
}

/**
 * A cache of rendered pages with a limit in bytes. Pages requested more than once outlive the others, so that a flood
 * of different queries does not evict common ones. Simultaneous requests for a page share one rendering.
 */
export class RememberedPages {
  readonly #limits: typeof defaultLimits;
  // In each map, the least recently requested pages come first.
  readonly #askedOnce = new Map<string, Remembered>();
  readonly #askedAgain = new Map<string, Remembered>();
  readonly #underWay = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;
  #bytesAskedAgain = 0;

  constructor(limits: Partial<typeof defaultLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Returns the cached page for a key, or calls `render` and caches its page unless the status is 500 or higher. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const known = this.#find(key);
    if (known) return known;
    const current = this.#underWay.get(key);
    if (current) return current;
    const made = render();
    this.#underWay.set(key, made);
    try {
      const page = await made;
      if (page.status < 500) this.#keep(key, page);
      return page;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #find(key: string): RenderedPage | undefined {
    const found = this.#askedAgain.get(key) ?? this.#askedOnce.get(key);
    if (!found) return undefined;
    this.#forget(key, found);
    if (performance.now() - found.madeAt > this.#limits.maxAgeMs) return undefined;
    this.#add(this.#askedAgain, key, found);
    for (const [oldest, remembered] of this.#askedAgain) {
      if (this.#bytesAskedAgain <= this.#limits.maxBytes * this.#limits.shareOfAskedAgain) break;
      this.#forget(oldest, remembered);
      this.#add(this.#askedOnce, oldest, remembered);
    }
    return found.page;
  }

  #keep(key: string, page: RenderedPage): void {
    const { maxBytes, maxKeyLength } = this.#limits;
    // The headers and the entry itself need about this much.
    const bytes = page.body.length + 2 * key.length + 2000;
    if (key.length > maxKeyLength || bytes > maxBytes / 8) return;
    this.#add(this.#askedOnce, key, { page, bytes, madeAt: performance.now() });
    for (const [oldest, remembered] of this.#askedOnce) {
      if (this.#bytes <= maxBytes) break;
      this.#forget(oldest, remembered);
    }
  }

  #add(pages: Map<string, Remembered>, key: string, remembered: Remembered): void {
    pages.set(key, remembered);
    this.#bytes += remembered.bytes;
    if (pages === this.#askedAgain) this.#bytesAskedAgain += remembered.bytes;
  }

  #forget(key: string, { bytes }: Remembered): void {
    if (this.#askedAgain.delete(key)) this.#bytesAskedAgain -= bytes;
    else this.#askedOnce.delete(key);
    this.#bytes -= bytes;
  }
}
