import { CadList } from "./cad-list.tsx";
import { DownloadList } from "./download-list.tsx";
import type { ProductDownloads } from "./product-files.ts";
import { ShareFile } from "./share-file.tsx";
import SpecificationText from "./specification-text.island.tsx";

/** The files of a product, its specification text to copy, its data sheet to share, and its CAD files. */
export function Downloads({ files, cad, shared, specificationText }: ProductDownloads) {
  return (
    <>
      <DownloadList files={files} />
      {specificationText && <SpecificationText address={specificationText} />}
      {shared && <ShareFile {...shared} />}
      {cad.length > 0 && <CadList rows={cad} />}
    </>
  );
}
