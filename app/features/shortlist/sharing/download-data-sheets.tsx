import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { loadFile } from "#app/ui/loading/load-file.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct, ScheduleHead } from "../build-shortlist-page.ts";
import { fileNameOf } from "./list-output.ts";

interface DownloadDataSheetsProps {
  list: Shortlist;
  productOf: (id: string) => ListedProduct;
  head: ScheduleHead;
}

/** The timeout for loading a data sheet. */
const loadTimeoutMs = 120_000;

/** Downloads the list and the data sheets of its products as one ZIP file, generated in the browser. */
export function DownloadDataSheets({ list, productOf, head }: DownloadDataSheetsProps) {
  const [loading, setLoading] = useState(false);
  if (!list.items.some(({ productId }) => productOf(productId).hasSheet)) return null;

  async function download() {
    if (loading) return;
    setLoading(true);
    try {
      const { dataSheetsFile } = await loadChunk("data sheets", () => import("./data-sheets-file.ts"));
      const zip = await dataSheetsFile({ list, productOf, head, load });
      saveFile(`${fileNameOf(list)}.zip`, new Blob([zip], { type: "application/zip" }));
      showShortlistNotice({ text: "The data sheets are ready" });
    } catch {
      showShortlistNotice({
        text: "The data sheets could not be downloaded. You can download each one from its product's page",
      });
    } finally {
      setLoading(false);
    }
  }

  return (
    <li>
      <button type="button" className="action-link action-link--line" aria-disabled={loading} onClick={download}>
        <span>{loading ? "Downloading the data sheets…" : "Download the data sheets as ZIP"}</span>
        <Icon name="download" />
      </button>
    </li>
  );
}

async function load(address: string): Promise<ArrayBuffer> {
  return (await loadFile(address, loadTimeoutMs)).arrayBuffer();
}
