import type { Comparison } from "../publish-state.ts";
import { SavedChanges } from "./saved-changes.tsx";

/** What a version changes at its target. */
export function Changes({ comparison }: { comparison: Comparison }) {
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{comparison.since === undefined ? "First version" : "Changes"}</h2>
      <WhatChanges {...comparison} />
    </section>
  );
}

function WhatChanges({ since, changes, isProgramDifferent }: Comparison) {
  if (since === undefined) return <p>Nothing has been published there from this computer yet.</p>;
  if (!changes) return <p>The changes cannot be listed: the content of one of the versions was not kept.</p>;
  const isContentDifferent = changes.length > 0;
  return (
    <>
      {isContentDifferent ? <SavedChanges changes={changes} /> : <p>Nothing in the content has changed.</p>}
      {isContentDifferent && (
        <p className="quiet">
          Data sheets, CAD files, catalogues, the search and related products are updated with the products.
        </p>
      )}
      {isProgramDifferent && (
        <p>
          The program or the settings of the site have {isContentDifferent ? "also " : ""}changed, so any page may look
          different.
        </p>
      )}
    </>
  );
}
