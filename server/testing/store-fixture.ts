import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { enquiryArchive, type EnquiryArchive } from "../enquiries/store/archive.ts";
import { databaseHandle, type DatabaseHandle } from "../enquiries/store/database.ts";
import { deliveryQueue, type DeliveryQueue } from "../enquiries/store/delivery-queue.ts";
import { enquiryStore, type EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "./enquiries.ts";
import { hasPostgres } from "./test-postgres.ts";
import { newSharedDatabase } from "./shared-postgres.ts";

/** The databases that can store enquiries. */
export const storeKinds = ["SQLite", "PostgreSQL"] as const;

/** An empty store for each test, and the components that read it. */
export interface StoreFixture {
  folder: string;
  store: EnquiryStore;
  queue: DeliveryQueue;
  archive: EnquiryArchive;
  /** Called by the store for each newly stored enquiry. */
  onAccepted: ReturnType<typeof vi.fn<() => void>>;
  /** Opens another handle on the same database, as another process would. */
  openAgain: () => DatabaseHandle;
  accept: (message?: string) => ReturnType<EnquiryStore["accept"]>;
}

/**
 * Creates a store of this kind before each test of the calling group and removes it afterwards. Skips PostgreSQL tests
 * if it is not installed.
 */
export function useStore(kind: (typeof storeKinds)[number]): StoreFixture {
  const skipped = kind === "PostgreSQL" && !hasPostgres;
  const onAccepted = vi.fn<() => void>();
  const fixture = { onAccepted } as StoreFixture;
  let handles: DatabaseHandle[];

  beforeEach(async (context) => {
    context.skip(skipped, "PostgreSQL is not installed");
    const folder = temporaryFolder();
    const databaseUrl = kind === "PostgreSQL" ? await newSharedDatabase() : undefined;
    handles = [];
    const openAgain = () => {
      const handle = databaseHandle({ databaseUrl, dataFolder: join(folder, "data") });
      handles.push(handle);
      return handle;
    };
    const database = openAgain();
    const store = enquiryStore({ database, channels: ["mail", "webhook"], onAccepted });
    const accept = (message = "A hall.") => store.accept({ request: enquiryRequest({ message }), sender: "digest" });
    const readers = { queue: deliveryQueue(database), archive: enquiryArchive(database) };
    Object.assign(fixture, { folder, store, accept, openAgain, ...readers });
    onAccepted.mockClear();
    // The first test that needs PostgreSQL waits for it to start.
  }, 60_000);
  afterEach(async () => {
    vi.useRealTimers();
    if (skipped) return;
    await Promise.all(handles.map((handle) => handle.close()));
  });
  return fixture;
}
