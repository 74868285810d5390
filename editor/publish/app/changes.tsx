import type { ReactNode } from "react";
import type { ChangedPage, Comparison, NamedPage, PageChanges, SharedChanges } from "../messages.ts";

/** What comes after these is folded. */
const mostPages = 10;
const mostShared = 5;
const mostNamed = 3;
const longestLine = 120;

/** What visitors would find changed, page by page. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const { since, added, removed, withdrawn, moved, changed, shared, otherwiseChanged, files } = comparison;
  if (since === undefined) {
    return (
      <section className="changes" aria-labelledby="changes">
        <h2 id="changes">The first version</h2>
        <p>Nothing has been published there from this computer yet: {added.length} pages.</p>
      </section>
    );
  }
  const isNothing =
    [added, removed, withdrawn, moved, changed, shared, files].every((list) => list.length === 0) &&
    otherwiseChanged === 0;
  return (
    <section className="changes" aria-labelledby="changes">
      <h2 id="changes">{isNothing ? "Nothing changes for visitors" : "What changes for visitors"}</h2>
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

function quoted(sentence: string): string {
  return `“${sentence}”`;
}

function shortened(words: string): string {
  return words.length > longestLine ? `${words.slice(0, longestLine - 1)}…` : words;
}

interface FoldedProps<Each> {
  all: readonly Each[];
  most: number;
  more: (number: number) => string;
  children: (each: Each) => ReactNode;
}

/** The first of many, and the rest in a fold. */
function Folded<Each>({ all, most, more, children }: FoldedProps<Each>) {
  // A fold for one would save nothing.
  const shown = all.length <= most + 1 ? all.length : most;
  return (
    <>
      {all.slice(0, shown).map(children)}
      {all.length > shown && (
        <details className="record">
          <summary>{more(all.length - shown)}</summary>
          <div className="changes__more">{all.slice(shown).map(children)}</div>
        </details>
      )}
    </>
  );
}

/** What several pages have in common: a single change in the line itself, more of them below it. */
function Shared({ shared: { pages, ...told } }: { shared: SharedChanges }) {
  const [first = "", ...others] = [...told.changes, ...told.after.map(quoted), ...told.before.map(quoted)];
  const isOne = others.length === 0 && told.changes.length === 1;
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  const names = pages.map(({ title }) => title);
  const where = pages.length <= mostNamed ? names.join(" and on ") : `${pages.length} pages`;
  return (
    <details className="record">
      <summary>{`${shortened(first)}${more} on ${where}`}</summary>
      {!isOne && <WhatChanges {...told} />}
      {pages.length > mostNamed && <p className="changes__pages small">{names.join(", ")}</p>}
      {isOne && pages.length <= mostNamed && (
        <p className="changes__pages small">{pages.map(({ address }) => address).join(", ")}</p>
      )}
    </details>
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
