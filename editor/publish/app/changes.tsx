import type { ChangedPage, Comparison, NamedPage, PageChanges, SharedChanges } from "../messages.ts";
import { Folded } from "./folded.tsx";
import { SavedChanges } from "./saved-changes.tsx";

/** What comes after these is folded. */
const mostPages = 10;
const mostShared = 5;
const mostNamed = 3;
const mostLines = 8;

/** What was changed in the content, and below it on which pages visitors would find that. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const { since, saved = [], added } = comparison;
  if (since === undefined) {
    return (
      <section className="changes" aria-labelledby="changes">
        <h2 id="changes">The first version there</h2>
        <p>Nothing has been published there from this computer yet: {added.length} pages.</p>
      </section>
    );
  }
  const nothing = "Nothing changes for visitors";
  const title = isNothing(comparison) ? nothing : "What changes for visitors";
  if (saved.length === 0) {
    return (
      <section className="changes" aria-labelledby="changes">
        <h2 id="changes">{title}</h2>
        <OnPages comparison={comparison} />
      </section>
    );
  }
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">What changes</h2>
      <SavedChanges changes={saved} />
      {title === nothing ? (
        <p className="changes__line">{nothing}.</p>
      ) : (
        <details className="record">
          <summary>On which pages it shows: {pagesInWords(comparison)}</summary>
          <div className="changes__more">
            <OnPages comparison={comparison} />
          </div>
        </details>
      )}
    </section>
  );
}

function isNothing({ added, removed, withdrawn, moved, changed, shared, files, otherwiseChanged, search }: Comparison) {
  const lists = [added, removed, withdrawn, moved, changed, shared, files];
  return lists.every((list) => list.length === 0) && otherwiseChanged === 0 && !search;
}

/** `one new page, 3 that change` */
function pagesInWords({ added, removed, withdrawn, moved, changed, shared, otherwiseChanged }: Comparison): string {
  const sharing = shared.flatMap(({ pages }) => pages);
  const different = new Set([...changed, ...sharing].map(({ address }) => address)).size + otherwiseChanged;
  const gone = removed.length + withdrawn.length;
  const parts = [
    added.length > 0 && `${added.length} new`,
    different > 0 && `${different} changed`,
    moved.length > 0 && `${moved.length} moved`,
    gone > 0 && `${gone} gone`,
  ].filter((part) => part !== false);
  return parts.join(", ") || "none, but in the search or in files to download";
}

/** What visitors would find changed, page by page. */
function OnPages({ comparison }: { comparison: Comparison }) {
  const { added, removed, withdrawn, moved, changed, shared, otherwiseChanged, files, search } = comparison;
  return (
    <>
      <Named what="New pages" pages={added} />
      <Named what="No longer offered; their addresses say so" pages={withdrawn} />
      <Named what="Moved; their old addresses lead to the new ones" pages={moved} />
      <Named what="Pages that go" pages={removed} />
      <Folded all={changed} most={mostPages} more={(number) => `${number} more pages change`}>
        {(page) => <Page key={page.address} page={page} isOpen={changed.length <= 3} />}
      </Folded>
      <Folded all={shared} most={mostShared} more={(number) => `${number} more changes that several pages share`}>
        {(each) => <Shared key={JSON.stringify(each)} shared={each} />}
      </Folded>
      {search && (
        <div className="changes__line">
          <h3>The search</h3>
          <WhatChanges changes={[]} {...search} />
        </div>
      )}
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
    </>
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
          <Folded all={changes} most={mostLines} more={(number) => `${number} more`} isList>
            {(words) => <li key={words}>{words}</li>}
          </Folded>
        </ul>
      )}
      {before.length > 0 && (
        <div className="changes__before">
          <p className="caption quiet">{after.length > 0 ? "Before" : "No longer there"}</p>
          <Folded all={before} most={mostLines} more={(number) => `${number} more`}>
            {(sentence) => (
              <p key={sentence}>
                <del>{sentence}</del>
              </p>
            )}
          </Folded>
        </div>
      )}
      {after.length > 0 && (
        <div className="changes__after">
          <p className="caption quiet">{before.length > 0 ? "Now" : "New"}</p>
          <Folded all={after} most={mostLines} more={(number) => `${number} more`}>
            {(sentence) => (
              <p key={sentence}>
                <ins>{sentence}</ins>
              </p>
            )}
          </Folded>
        </div>
      )}
    </>
  );
}

/** What several pages have in common: all of it, since any line of it may be the one that matters. */
function Shared({ shared: { pages, ...told } }: { shared: SharedChanges }) {
  const names = pages.map(({ title }) => title);
  const areNamed = pages.length <= mostNamed;
  return (
    <div className="changes__line">
      <h3>On {areNamed ? names.join(" and on ") : `${pages.length} pages`}</h3>
      <WhatChanges {...told} />
      {!areNamed && (
        <details>
          <summary className="caption quiet">Which pages</summary>
          <p className="changes__pages small">{names.join(", ")}</p>
        </details>
      )}
    </div>
  );
}

function Named({ what, pages }: { what: string; pages: readonly (NamedPage & { readonly from?: string })[] }) {
  if (pages.length === 0) return null;
  return (
    <div className="changes__line">
      <h3>{what}</h3>
      <ul>
        {pages.map(({ address, title, from }) => (
          <li key={address}>
            {title} <span className="caption quiet">{from === undefined ? address : `${from} → ${address}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
