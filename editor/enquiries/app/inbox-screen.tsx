import { useEffect, useRef, useState } from "react";
import { ScreenHead } from "../../app/screen-head.tsx";
import { useFailure } from "../../app/use-failure.ts";
import type { Inbox, InboxView } from "../inbox.ts";
import { exportEnquiries, listEnquiries, retryDeliveries } from "./ask-enquiries.ts";
import { channelInWords, Moment, NoMail, Standing } from "./words.tsx";

const views: readonly (readonly [view: InboxView, label: string])[] = [
  ["open", "To answer"],
  ["handled", "Answered"],
  ["undelivered", "Not emailed to you"],
  ["all", "All"],
];

const searchAfterMs = 300;

/** All enquiries, latest first, with a search. */
export function InboxScreen({ erased }: { erased: readonly string[] }) {
  const [listing, setListing] = useState<{ view: InboxView; words: string }>({ view: "open", words: "" });
  const { view, words } = listing;
  const [inbox, setInbox] = useState<Inbox>();
  const { failure, fail, succeed } = useFailure();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const load = () =>
      void listEnquiries(listing, signal)
        .then((answer) => {
          setInbox(answer);
          succeed();
        })
        .catch(fail);
    const timer = setTimeout(load, listing.words ? searchAfterMs : 0);
    // New ones may have arrived while the window was in the background.
    addEventListener("focus", load, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [listing, fail, succeed]);
  const more = async () => {
    if (!inbox?.next) return;
    const page = await listEnquiries({ ...listing, after: inbox.next }).catch(fail);
    // Another list may have loaded since.
    if (page) setInbox((now) => (now === inbox ? { ...page, lines: [...inbox.lines, ...page.lines] } : now));
  };
  const retryAll = async () => {
    const answer = await retryDeliveries().catch(fail);
    if (!answer) return;
    setSaid(
      answer.deliveries === 1
        ? "One message will be sent again within seconds, if the site is running."
        : `${answer.deliveries} messages will be sent again within seconds, if the site is running.`,
    );
    setListing((before) => ({ ...before }));
  };
  return (
    <article className="file-screen inbox" aria-label="Enquiries">
      <ScreenHead title="Enquiries">
        <p className="quiet">Messages that visitors send with the contact form. Only you can see them.</p>
      </ScreenHead>
      {erased.length > 0 && <Erased references={erased} />}
      {failure && <NoStore reason={failure} />}
      {inbox && !failure && (
        <>
          <div className="inbox__tools">
            <div className="text-field">
              <label htmlFor="enquiry-search">Search enquiries and notes</label>
              <input
                id="enquiry-search"
                type="search"
                className="text-field__control"
                value={words}
                onChange={(event) => setListing({ view, words: event.target.value })}
              />
            </div>
            <button type="button" className="plain-button" onClick={() => void exportEnquiries().catch(fail)}>
              Export all (CSV)
            </button>
          </div>
          <div className="inbox__views" role="group" aria-label="Show">
            {views.map(([each, label]) => (
              <button
                key={each}
                type="button"
                aria-pressed={view === each}
                onClick={() => setListing({ view: each, words })}
              >
                {label} <span className="inbox__number">{inbox.sizes[each]}</span>
              </button>
            ))}
          </div>
          {!inbox.isMailSetUp && inbox.sizes.undelivered > 0 && <NoMail />}
          {inbox.obstacles.length > 0 && <Obstacles obstacles={inbox.obstacles} onRetry={retryAll} />}
          <p role="status" className="said">
            {said}
          </p>
          <Lines lines={inbox.lines} isMailSetUp={inbox.isMailSetUp} sought={words !== ""} view={view} />
          {inbox.next && (
            <button type="button" className="plain-button" onClick={() => void more()}>
              Show earlier ones
            </button>
          )}
          <Erasures erasures={inbox.erasures} />
        </>
      )}
    </article>
  );
}

/** Confirms a deletion, and says what else to do. Takes the focus, because the deleted enquiry's screen has closed. */
function Erased({ references }: { references: readonly string[] }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="notice inbox__erased" ref={notice} tabIndex={-1} role="status">
      <p>Deleted here: {references.join(", ")}. Only the reference and the date are kept, below the list.</p>
      <p>
        Also delete the emails with these references, and exported lists that contain them. The thirty latest nightly
        backups still contain them.
      </p>
    </div>
  );
}

function NoStore({ reason }: { reason: string }) {
  return (
    <div className="notice" role="status">
      <p>
        No enquiries were found on this computer. If visitors have sent some, ask the person who looks after the website
        why the editor cannot find them.
      </p>
      <details>
        <summary>Details for that person</summary>
        <p>{reason} See docs/reference.md.</p>
      </details>
    </div>
  );
}

function Obstacles({ obstacles, onRetry }: { obstacles: readonly string[]; onRetry: () => Promise<void> }) {
  return (
    <div className="notice notice--error">
      <ul>
        {obstacles.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className="quiet-button" onClick={() => void onRetry()}>
        Send all again
      </button>
    </div>
  );
}

const nothing: Record<InboxView, string> = {
  open: "No enquiries to answer.",
  handled: "No enquiries are marked as answered.",
  undelivered: "All enquiries have been emailed.",
  all: "No enquiries yet.",
};

interface LinesProps extends Pick<Inbox, "lines" | "isMailSetUp"> {
  sought: boolean;
  view: InboxView;
}

function Lines({ lines, isMailSetUp, sought, view }: LinesProps) {
  if (lines.length === 0) return <p className="inbox__empty">{sought ? "No enquiries match." : nothing[view]}</p>;
  return (
    <ul className="inbox__lines">
      {lines.map((enquiry) => (
        <li key={enquiry.reference}>
          <a href={`#/enquiries/${encodeURIComponent(enquiry.reference)}`}>
            <span className="inbox__name">{enquiry.name}</span>
            <span className="inbox__beginning">{enquiry.beginning}</span>
            <span className="caption quiet inbox__about">
              {enquiry.location} · <Moment atMs={enquiry.receivedAtMs} />
              {enquiry.note && <> · Note: {enquiry.note}</>}
            </span>
            <Standing enquiry={enquiry} isMailSetUp={isMailSetUp} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Erasures({ erasures }: Pick<Inbox, "erasures">) {
  if (erasures.length === 0) return null;
  return (
    <details className="record inbox__erasures">
      <summary>Deleted on request: {erasures.length}</summary>
      <ul>
        {erasures.map(({ reference, erasedAtMs, deliveredBy }) => (
          <li key={reference}>
            {reference}, <Moment atMs={erasedAtMs} />
            {deliveredBy.length > 0 && <>, had been sent by {deliveredBy.map(channelInWords).join(" and ")}</>}
          </li>
        ))}
      </ul>
    </details>
  );
}
