import type { Comparison, SavedChange } from "../publish-state.ts";

/** Further changes are collapsed. */
const mostShown = 10;
const mostPages = 5;

/** What a version changes at its target, and whether its contact form would work there. */
export function Changes({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <section className="changes" aria-labelledby="changes">
        <h2 id="changes">{comparison.since === undefined ? "First version" : "Changes"}</h2>
        <WhatChanges {...comparison} />
      </section>
      {comparison.lacksEnquiries && <NoEnquiries isBuilt />}
    </>
  );
}

function WhatChanges({ since, changes, isProgramDifferent }: Comparison) {
  if (since === undefined) return <p>The whole site is published there for the first time.</p>;
  if (!changes)
    return (
      <p>The changes cannot be listed, because one of the versions was not made in the editor on this computer.</p>
    );
  const isContentDifferent = changes.length > 0;
  return (
    <>
      {isContentDifferent ? <SavedChanges changes={changes} /> : <p>No text, figure or picture has changed.</p>}
      {isContentDifferent && (
        <p className="quiet">Data sheets, drawings, catalogues and search results are updated to match.</p>
      )}
      {isProgramDifferent && (
        <p>
          The website’s program or settings have {isContentDifferent ? "also " : ""}changed, so any page may look
          different.
        </p>
      )}
    </>
  );
}

/** Changes saved since a version was built, which are not in it. */
export function SavedMeanwhile({ changes }: { changes: readonly SavedChange[] }) {
  if (changes.length === 0) return null;
  const names = new Set(changes.map(({ name }) => name));
  return (
    <p className="notice">
      You saved changes after this version was prepared: {[...names].join(", ")}. To publish them too, prepare another
      version.
    </p>
  );
}

interface UnpublishedProps {
  changes: readonly SavedChange[];
  /** Whether visitors see the version that they are compared with. A ZIP file may not be uploaded yet. */
  isPublished: boolean;
}

/** Saved but unpublished changes. */
export function Unpublished({ changes, isPublished }: UnpublishedProps) {
  if (changes.length === 0)
    return <p className="quiet">All saved changes are {isPublished ? "published" : "in the last version"}.</p>;
  return (
    <section className="changes" aria-labelledby="unpublished">
      <h2 id="unpublished">Changes not published yet</h2>
      <SavedChanges changes={changes} />
    </section>
  );
}

/** Changes field by field, each with a link to its form and the pages that show it. */
function SavedChanges({ changes }: { changes: readonly SavedChange[] }) {
  // Collapsing a single one would save no space.
  const shown = changes.length <= mostShown + 1 ? changes : changes.slice(0, mostShown);
  const rest = changes.slice(shown.length);
  return (
    <ul className="changes__saved">
      {shown.map(lineOf)}
      {rest.length > 0 && (
        <li>
          <details className="record">
            <summary>{rest.length} more changes</summary>
            <ul className="changes__more">{rest.map(lineOf)}</ul>
          </details>
        </li>
      )}
    </ul>
  );
}

function lineOf(change: SavedChange) {
  const { name, href, words } = change;
  return (
    <li key={JSON.stringify(change)}>
      {href === undefined ? name : <a href={href}>{name}</a>}
      {words !== undefined && `: ${words}`}
      {(change.pages.length > 0 || change.also !== undefined) && (
        <p className="caption quiet">{placesInWords(change)}</p>
      )}
    </li>
  );
}

/** `On: PET Panel, Wall Panels, Products` */
function placesInWords({ pages, also }: SavedChange): string {
  const shown = pages.length <= mostPages + 1 ? pages : pages.slice(0, mostPages);
  const places = [
    ...shown.map(({ title }) => title),
    ...(shown.length < pages.length ? [`${pages.length - shown.length} more pages`] : []),
    ...(also === undefined ? [] : [also]),
  ];
  return `On: ${places.join(", ")}`;
}

interface NoEnquiriesProps {
  /** Whether the version has already been built. */
  isBuilt?: boolean;
}

/** Warns that the contact form of a copy would not work, and says what to fill in. */
export function NoEnquiries({ isBuilt = false }: NoEnquiriesProps) {
  return (
    <div className="notice" role="note" aria-label="Enquiries">
      <p>
        <strong>The contact form will not work on this copy.</strong> Visitors who send it will see an error.
      </p>
      <p>
        To receive enquiries, fill in{" "}
        <a href={'#/publishing.yaml?at=["enquiryOrigin"]'}>Address of the server that receives enquiries</a>
        {isBuilt ? ", save, and prepare another version" : ""}. The person who looks after the website knows the
        address.
      </p>
    </div>
  );
}
