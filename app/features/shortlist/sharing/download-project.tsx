import { useId, useState } from "react";
import { ActionButton } from "#app/ui/action-link.tsx";
import { formatFileSize, saveFile } from "#app/ui/save-file.ts";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ScheduleHead } from "../build-shortlist-page.ts";
import { fileNameOf } from "./list-output.ts";
import type { PrintedList } from "./schedule-pdf.ts";
import { loadBytes } from "./product-data.ts";
import { productsByPage, sumOfFiles, type ProductOf } from "./project-size.ts";
import { addressOf } from "./share-part.tsx";

interface DownloadProjectProps {
  list: Shortlist;
  productOf: ProductOf;
  head: ScheduleHead;
}

/** Downloads the list and the files of its products as one ZIP file, generated in the browser. */
export function DownloadProject({ list, productOf, head }: DownloadProjectProps) {
  const id = useId();
  const [loaded, setLoaded] = useState<number>();
  const { dataSheets, drawings, drawingFormats, texts, bytes } = sumOfFiles(productsByPage(list, productOf));
  const count = dataSheets + drawings + texts;
  if (count === 0) return null;
  const loading = loaded !== undefined;
  const formats = drawingFormats.join(", ");

  async function download() {
    if (loading) return;
    setLoaded(0);
    try {
      const { projectFile } = await loadChunk("project", () => import("./project-file.ts"));
      const link = await addressOf(list);
      const parts = { list, productOf, head, link, load: loadBytes, toPdf, onProgress: setLoaded };
      const { zip, missing } = await projectFile(parts);
      saveFile(`${fileNameOf(list)}.zip`, zip);
      showShortlistNotice({ text: missing.length === 0 ? "The project is ready" : messageWithout(missing.length) });
    } catch {
      showShortlistNotice({ text: "The project could not be downloaded. Each product's page has its files" });
    } finally {
      setLoaded(undefined);
    }
  }

  return (
    <li>
      <ActionButton icon="download" aria-disabled={loading} aria-describedby={id} onClick={() => void download()}>
        Download as ZIP
      </ActionButton>
      <p className="project-contents small quiet" id={id}>
        {`${[
          counted(dataSheets, "data sheet"),
          counted(drawings, `drawing (${formats})`, `drawings (${formats})`),
          counted(texts, "specification text"),
        ]
          .filter(Boolean)
          .join(", ")} and a schedule (PDF, CSV) with all figures: ${formatFileSize(bytes)}.`}
      </p>
      {loading && <progress aria-label="Files downloaded" value={loaded} max={count} />}
    </li>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? "" : `${count} ${count === 1 ? one : many}`;
}

function messageWithout(count: number): string {
  return `The project is ready, but ${counted(count, "part")} could not be loaded. list.txt names what is missing`;
}

async function toPdf(printed: PrintedList): Promise<Uint8Array> {
  const { schedulePdf } = await loadChunk("schedule", () => import("./schedule-pdf.ts"));
  return schedulePdf(printed);
}
