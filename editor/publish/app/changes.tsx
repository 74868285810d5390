import type { ChangedPage, Comparison, NamedPage, PageChanges } from "../messages.ts";

/** What visitors would find changed, page by page. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const { since, added, removed, changed, common, otherwiseChanged, files } = comparison;
  if (since === undefined) {
    return (
      <section className="changes" aria-labelledby="changes">
        <h2 id="changes">The first version</h2>
        <p>Nothing has been published there from this computer yet: {added.length} pages.</p>
      </section>
    );
  }
  const isNothing =
    added.length + removed.length + changed.length + common.pages + otherwiseChanged + files.length === 0;
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{isNothing ? "Nothing changes for visitors" : "What changes for visitors"}</h2>
      {changed.map((page) => (
        <Page key={page.address} page={page} isOpen={changed.length <= 3} />
      ))}
      {common.pages > 0 && (
        <details className="record" open={changed.length <= 3}>
          <summary>The same on {common.pages} pages</summary>
          <WhatChanges {...common} />
        </details>
      )}
      <Named what="New pages" pages={added} />
      <Named what="Pages that go" pages={removed} />
      {otherwiseChanged > 0 && (
        <p className="changes__line">
          {otherwiseChanged === 1 ? "One other page has" : `${otherwiseChanged} other pages have`} the same words, with
          other pictures, figures of drawings or looks.
        </p>
      )}
      {files.length > 0 && (
        <details className="record">
          <summary>Files to download that change: {files.length}</summary>
          <ul>
            {files.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Page({ page: { address, title, ...changes }, isOpen }: { page: ChangedPage; isOpen: boolean }) {
  return (
    <details className="record" open={isOpen}>
      <summary>
        {title} <span className="caption quiet">{address}</span>
      </summary>
      <WhatChanges {...changes} />
    </details>
  );
}

function WhatChanges({ changes, before, after }: PageChanges) {
  return (
    <>
      {changes.length > 0 && (
        <ul className="changes__told">
          {changes.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {before.length > 0 && (
        <div className="changes__before">
          <p className="caption quiet">Before</p>
          {before.map((sentence) => (
            <p key={sentence}>
              <del>{sentence}</del>
            </p>
          ))}
        </div>
      )}
      {after.length > 0 && (
        <div className="changes__after">
          <p className="caption quiet">Now</p>
          {after.map((sentence) => (
            <p key={sentence}>
              <ins>{sentence}</ins>
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function Named({ what, pages }: { what: string; pages: readonly NamedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <div className="changes__line">
      <p>{what}:</p>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            {title} <span className="caption quiet">{address}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
