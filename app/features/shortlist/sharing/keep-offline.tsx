import { useEffect, useId, useState } from "react";
import {
  canKeepPages,
  keepProject,
  keptProject,
  removeProject,
  type KeptProject,
} from "#app/features/offline/project/index.ts";
import { ActionButton } from "#app/ui/action-link.tsx";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { formatFileSize } from "#app/ui/save-file.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { dataAddress, loadProductData } from "./product-data.ts";
import { productsWithFiles, sumOfFiles, type ProductOf } from "./project-size.ts";

interface KeepOfflineProps {
  list: Shortlist;
  productOf: ProductOf;
}

/** The library that makes the schedule's PDF, and four fonts. */
const scheduleFileCount = 5;

/** Keeps the pages and documents of the listed products on this device, for use without a network. */
export function KeepOffline({ list, productOf }: KeepOfflineProps) {
  const id = useId();
  const [kept, setKept] = useState<KeptProject>();
  const [done, setDone] = useState<number>();
  useEffect(() => {
    if (canKeepPages()) keptProject().then(setKept, () => {});
  }, []);
  const pages = pagesOf(list, productOf);
  if (!canKeepPages() || pages.length === 0) return null;
  const isKept = kept !== undefined && pages.every((path) => kept.pages.includes(path));
  const products = productsWithFiles(list, productOf);
  const { dataSheets, drawings, texts } = sumOfFiles(products);
  // Each product also has a file with all its figures, which names its documents.
  const count = pages.length + dataSheets + drawings + texts + products.size + scheduleFileCount;

  async function toggle() {
    if (done !== undefined) return;
    setDone(0);
    try {
      if (isKept) await removeProject();
      setKept(isKept ? undefined : await keepProject(pages, await filesOf(list, productOf), setDone));
    } catch {
      showShortlistNotice({ text: "The project could not be kept. Please try again with a better connection" });
      setKept(await keptProject().catch(() => undefined));
    } finally {
      setDone(undefined);
    }
  }

  return (
    <li>
      <ActionButton
        icon={isKept ? "close" : "download"}
        aria-disabled={done !== undefined}
        aria-describedby={id}
        onClick={() => void toggle()}
      >
        {isKept ? "Remove from this device" : "Keep offline"}
      </ActionButton>
      <p className="project-contents small quiet" id={id} role="status">
        {isKept
          ? `Kept on this device: ${formatFileSize(kept.bytes)}.`
          : "The pages of the products with their pictures, and all documents."}
      </p>
      {done !== undefined && !isKept && <progress aria-label="Pages and files kept" value={done} max={count} />}
    </li>
  );
}

/** The pages that the list names. */
function pagesOf(list: Shortlist, productOf: ProductOf): string[] {
  const ids = list.items.map(({ productId }) => productId).filter((productId) => !productOf(productId).gone);
  return [...new Set(ids)].map((productId) => `/${productId}`);
}

/** The documents of the list's products, the files that name them for a ZIP file, and the library that makes its schedule. */
async function filesOf(list: Shortlist, productOf: ProductOf): Promise<string[]> {
  const files = await Promise.all(
    [...productsWithFiles(list, productOf).keys()].map(async (id) => {
      const data = await loadProductData(id);
      return [dataAddress(id), ...data.files.map(({ address }) => address)];
    }),
  );
  const { scheduleFiles } = await loadChunk("schedule", () => import("./schedule-pdf.ts"));
  return [...files.flat(), ...scheduleFiles];
}
