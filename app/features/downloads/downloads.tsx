import { DownloadList } from "./download-list.tsx";
import type { ProductDownloads } from "./product-files.ts";
import { ShareFile } from "./share-file.tsx";
import { SpecificationText } from "./specification-text.tsx";

/** The files of a product, its specification to copy, and its data sheet to send to somebody else. */
export function Downloads({ files, shared, specificationText }: ProductDownloads) {
  return (
    <>
      <DownloadList files={files} />
      {specificationText && <SpecificationText address={specificationText} />}
      {shared && <ShareFile {...shared} />}
    </>
  );
}
