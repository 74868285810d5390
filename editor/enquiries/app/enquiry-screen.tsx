import { useCallback, useEffect, useState, type ReactNode } from "react";
import { dialledPhone } from "#content/text/phone-numbers.ts";
import { EditorFailure } from "../../app/api.ts";
import { Failure } from "../../app/failure.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import { useFailure } from "../../app/use-failure.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import type { OpenedEnquiry } from "../inbox.ts";
import { markEnquiry, openEnquiry, retryDeliveries } from "./ask-enquiries.ts";
import { EraseForm } from "./erase-form.tsx";
import { channelInWords, Moment, NoMail, Standing } from "./words.tsx";

interface EnquiryScreenProps {
  reference: string;
  /** Called after it was deleted, possibly with others. */
  onErased: (references: readonly string[]) => void;
}

/** One enquiry with its deliveries, and the owner's actions. */
export function EnquiryScreen({ reference, onErased }: EnquiryScreenProps) {
  const [enquiry, setEnquiry] = useState<OpenedEnquiry>();
  /** The typed note, with the one that was shown before. */
  const [typed, setTyped] = useState<{ note: string; seenNote: string }>();
  const [said, setSaid] = useState<ReactNode>();
  const { failure, fail, succeed } = useFailure();
  useUnsavedWarning(typed !== undefined);
  const load = useCallback(
    () =>
      openEnquiry(reference)
        .then((opened) => {
          setEnquiry(opened);
          succeed();
        })
        .catch(fail),
    [reference, fail, succeed],
  );
  useEffect(() => {
    void load();
  }, [load]);
  /** Runs an action, confirms it, and reloads the enquiry. */
  const act = async (work: () => Promise<unknown>, sentence: ReactNode) => {
    try {
      await work();
      setSaid(sentence);
      await load();
    } catch (error) {
      fail(error);
    }
  };
  /** Records a mark and the typed note. */
  const mark = async (marks: { handled?: boolean }) => {
    const { outcome, note } = await markEnquiry(reference, { ...marks, ...typed });
    setEnquiry((shown) => shown && { ...shown, note });
    if (outcome === "changed elsewhere") {
      setTyped((now) => now && { ...now, seenNote: note });
      throw new EditorFailure(
        `Not saved: someone else has changed this note since you opened it. It now says: “${note}”. To replace it with yours, save again.`,
      );
    }
    setTyped((now) => (now?.note === typed?.note ? undefined : now));
  };
  const back = (
    <a className="quiet-button inbox__back" href="#/enquiries">
      Back to the enquiries
    </a>
  );
  if (!enquiry) {
    return (
      <>
        {back}
        <p role="status">{failure ?? "Opening …"}</p>
      </>
    );
  }
  const isHandled = enquiry.handledAtMs !== null;
  const seenNote = typed?.seenNote ?? enquiry.note;
  return (
    <article className="file-screen enquiry" aria-label={enquiry.name}>
      {back}
      <ScreenHead title={enquiry.name}>
        <p className="caption quiet">
          {enquiry.reference} · <Moment atMs={enquiry.receivedAtMs} /> · {enquiry.location}
        </p>
        <Standing enquiry={enquiry} isMailSetUp={enquiry.isMailSetUp} />
      </ScreenHead>
      <p className="enquiry__message">{enquiry.message}</p>
      <dl className="enquiry__ways">
        <div>
          <dt>Email</dt>
          <dd>
            <a href={replyTo(enquiry)}>{enquiry.email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:+91${enquiry.phone}`}>{dialledPhone(enquiry.phone)}</a>
          </dd>
        </div>
      </dl>
      <div className="enquiry__note text-field">
        <label htmlFor="enquiry-note">Your note</label>
        <p className="field__help">Visitors never see this note. It is included in the exported list.</p>
        <textarea
          id="enquiry-note"
          className="text-field__control"
          maxLength={5000}
          value={typed?.note ?? enquiry.note}
          onChange={({ target: { value: note } }) => setTyped(note === seenNote ? undefined : { note, seenNote })}
        />
      </div>
      <p role="status" className="said">
        {said}
      </p>
      <Failure words={failure} inForm />
      <div className="enquiry__buttons">
        <a className="plain-button" href={replyTo(enquiry)}>
          Reply by email
        </a>
        <button
          type="button"
          className={isHandled ? "plain-button" : "action-link action-link--button"}
          onClick={() =>
            void act(
              () => mark({ handled: !isHandled }),
              `${typed ? "Note saved. " : ""}${isHandled ? "Moved back to “To answer”." : "Marked as answered."}`,
            )
          }
        >
          {isHandled ? "Move back to “To answer”" : "Mark as answered"}
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={typed === undefined}
          onClick={() => void act(() => mark({}), "Note saved.")}
        >
          Save the note
        </button>
      </div>
      <Deliveries
        enquiry={enquiry}
        onRetry={() =>
          act(() => retryDeliveries(reference), "It will be emailed within seconds, if the site is running.")
        }
      />
      <EraseForm
        enquiry={enquiry}
        onErased={(references) => {
          // Only other enquiries of the same person may have been deleted.
          if (references.includes(reference)) onErased(references);
          else void act(() => Promise.resolve(), `Deleted here: ${references.join(", ")}.`);
        }}
      />
    </article>
  );
}

/** Opens the mail program of this computer with the beginning of a reply. */
function replyTo({ email, name, reference }: OpenedEnquiry): string {
  const [subject, body] = [`Your enquiry ${reference}`, `Dear ${name},\n\n`].map(encodeURIComponent);
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${subject}&body=${body}`;
}

function Deliveries({ enquiry, onRetry }: { enquiry: OpenedEnquiry; onRetry: () => Promise<void> }) {
  const undelivered = enquiry.deliveries.filter(({ state }) => state !== "delivered");
  const isTried = undelivered.some(({ attempts }) => attempts > 0);
  const impossible = undelivered.filter(
    ({ channel, attempts }) => channel === "mail" && attempts === 0 && !enquiry.isMailSetUp,
  );
  const shown = enquiry.deliveries.filter((delivery) => !impossible.includes(delivery));
  return (
    <section className="enquiry__part" aria-labelledby="delivery">
      <h2 id="delivery">Email copy</h2>
      {impossible.length > 0 && <NoMail />}
      <ul>
        {shown.map(({ channel, state, attempts, deliveredAtMs, reason }) => (
          <li key={channel}>
            By {channelInWords(channel)}:{" "}
            {state === "delivered" && deliveredAtMs !== null && (
              <>
                sent, <Moment atMs={deliveredAtMs} />
              </>
            )}
            {state === "waiting" && `waiting for ${attempts > 0 ? "the next" : "its first"} attempt`}
            {state === "parked" && "stopped. Send it again below"}
            {attempts > 0 &&
              state !== "delivered" &&
              `, after ${attempts === 1 ? "one attempt" : `${attempts} attempts`}`}
            {reason !== null && <span className="quiet"> ({reason})</span>}
          </li>
        ))}
      </ul>
      {undelivered.length > impossible.length && (
        <button type="button" className="plain-button" onClick={() => void onRetry()}>
          {isTried || undelivered.some(({ state }) => state === "parked") ? "Send again" : "Send now"}
        </button>
      )}
    </section>
  );
}
