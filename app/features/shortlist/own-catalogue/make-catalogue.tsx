import { useState } from "react";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import type { ListedProduct, ScheduleHead } from "../shortlist-page-content.ts";
import { hasSheets, planOwnCatalogue } from "./plan-own-catalogue.ts";
import { drawnByBrowser } from "./words-as-picture.ts";

interface MakeCatalogueProps {
  list: Shortlist;
  productOf: (id: string) => ListedProduct;
  head: ScheduleHead;
}

/** How long a data sheet may take to load. */
const loadTimeoutMs = 120_000;

/** Makes one PDF of the list and the data sheets of its products, in the browser. */
export function MakeCatalogue({ list, productOf, head }: MakeCatalogueProps) {
  const [making, setMaking] = useState(false);
  if (!hasSheets(list, productOf)) return null;

  async function make() {
    if (making) return;
    setMaking(true);
    try {
      const { makeOwnCatalogue } = await loadChunk("catalogue", () => import("./make-own-catalogue.ts"));
      const catalogue = planOwnCatalogue(list, productOf, head);
      const pdf = await makeOwnCatalogue(catalogue, load, drawnByBrowser);
      saveFile(`${fileName(catalogue.title)}.pdf`, new Blob([pdf], { type: "application/pdf" }));
      showShortlistNotice({ text: "Your catalogue is ready" });
    } catch {
      showShortlistNotice({
        text: "Your catalogue could not be made. The data sheets are on the pages of the products",
      });
    } finally {
      setMaking(false);
    }
  }

  return (
    <li>
      <button type="button" className="action-link action-link--line" aria-disabled={making} onClick={make}>
        <span>{making ? "Making your catalogue…" : "Make my catalogue"}</span>
        <Icon name="book" />
      </button>
    </li>
  );
}

async function load(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(loadTimeoutMs) });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response.arrayBuffer();
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "catalogue";
}
