import { useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DownloadFilters } from "./download-filters.tsx";
import { DownloadIndex } from "./download-index.tsx";
import type { AllFiles } from "./downloads-page.ts";
import { countFiles, findFiles, isFilteringFiles, kindsOfFiles, readFileFilters } from "./find-files.ts";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";

interface DownloadSearchProps {
  /** The path of the page. */
  path: string;
  files: AllFiles;
  /** The query that the page was rendered for. */
  renderedSearch: string;
}

/** All files, or those that match the address. */
function DownloadSearch({ path, files, renderedSearch }: DownloadSearchProps) {
  const location = useLocation();
  const [typed, setTyped] = useState<URLSearchParams>();
  const address = useHydrated() ? location.search : renderedSearch;
  const asked = readFileFilters(typed ?? new URLSearchParams(address));
  const found = findFiles(files, asked);
  const count = countFiles(found);
  const words = isFilteringFiles(asked) ? `${count} of ${countFiles(files)} files` : `${count} files`;
  return (
    <div className="downloads-page wrap">
      <DownloadFilters
        // A statically served page knows its query only from the address.
        key={address}
        path={path}
        asked={readFileFilters(new URLSearchParams(address))}
        categories={files.categories}
        kinds={kindsOfFiles(files)}
        onChange={setTyped}
      />
      <p className="result-line">
        <output>{count === 0 ? "No files match." : words}</output>
        {isFilteringFiles(asked) && <a href={path}>Show all files</a>}
      </p>
      <DownloadIndex files={found} />
    </div>
  );
}

export default island("download-search", withAddress(DownloadSearch), { followsAddress: true });
