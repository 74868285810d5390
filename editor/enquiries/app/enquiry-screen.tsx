import { useCallback, useEffect, useState, type ReactNode } from "react";
import { Failure } from "../../app/failure.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import { useFailure } from "../../app/use-failure.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import type { OpenedEnquiry } from "../messages.ts";
import { markEnquiry, openEnquiry, retryDeliveries } from "./ask-enquiries.ts";
import { EraseForm } from "./erase-form.tsx";
import { channelInWords, Moment, Standing } from "./words.tsx";

/** One enquiry, what became of it, and what the owner does with it. */
export function EnquiryScreen({ reference }: { reference: string }) {
  const [enquiry, setEnquiry] = useState<OpenedEnquiry>();
  const [note, setNote] = useState<string>();
  const [said, setSaid] = useState<ReactNode>();
  const { failure, fail, succeed } = useFailure();
  const typed = note ?? enquiry?.note ?? "";
  const isTyped = enquiry !== undefined && typed !== enquiry.note;
  useUnsavedWarning(isTyped);
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
  /** Does something, says that it is done, and shows what there is now. */
  const act = async (work: () => Promise<unknown>, sentence: ReactNode) => {
    try {
      await work();
      setSaid(sentence);
      await load();
    } catch (error) {
      fail(error);
    }
  };
  const back = (
    <a className="quiet-button inbox__back" href="#/enquiries">
      All enquiries
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
  return (
    <article className="file-screen enquiry" aria-label={enquiry.name}>
      {back}
      <ScreenHead title={enquiry.name}>
        <p className="caption quiet">
          {enquiry.reference} · <Moment atMs={enquiry.receivedAtMs} /> · {enquiry.location}
        </p>
        <Standing enquiry={enquiry} />
      </ScreenHead>
      <p className="enquiry__message">{enquiry.message}</p>
      <dl className="enquiry__ways">
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(enquiry.email)}?subject=${encodeURIComponent(enquiry.reference)}`}>
              {enquiry.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:+91${enquiry.phone}`}>{enquiry.phone}</a>
          </dd>
        </div>
      </dl>
      <div className="enquiry__note text-field">
        <label htmlFor="enquiry-note">Your note</label>
        <p className="field__help">Only whoever opens this editor or the exported list sees it.</p>
        <textarea
          id="enquiry-note"
          className="text-field__control"
          maxLength={5000}
          value={typed}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <p role="status" className="said">
        {said}
      </p>
      <Failure words={failure} inForm />
      <div className="enquiry__buttons">
        <button
          type="button"
          className="action-link action-link--button"
          onClick={() =>
            void act(
              () => markEnquiry(reference, { handled: !isHandled, ...(isTyped ? { note: typed } : {}) }),
              isHandled ? "It is to be answered again." : "It is marked as handled.",
            )
          }
        >
          {isHandled ? "Mark as not handled" : "Mark as handled"}
        </button>
        <button
          type="button"
          className="plain-button"
          disabled={!isTyped}
          onClick={() => void act(() => markEnquiry(reference, { note: typed }), "The note is saved.")}
        >
          Save the note
        </button>
      </div>
      <Deliveries
        enquiry={enquiry}
        onRetry={() =>
          act(() => retryDeliveries(reference), "It is delivered again as soon as the server looks, within seconds.")
        }
      />
      <EraseForm enquiry={enquiry} />
    </article>
  );
}

function Deliveries({ enquiry, onRetry }: { enquiry: OpenedEnquiry; onRetry: () => Promise<void> }) {
  return (
    <section className="enquiry__part" aria-labelledby="delivery">
      <h2 id="delivery">Delivery</h2>
      <ul>
        {enquiry.deliveries.map(({ channel, state, attempts, deliveredAtMs, reason }) => (
          <li key={channel}>
            By {channelInWords(channel)}:{" "}
            {state === "delivered" && deliveredAtMs !== null && (
              <>
                delivered, <Moment atMs={deliveredAtMs} />
              </>
            )}
            {state === "waiting" && (attempts === 0 ? "waits for its first attempt" : "waits for the next attempt")}
            {state === "parked" && "given up until you ask for it again"}
            {attempts > 0 &&
              state !== "delivered" &&
              `, after ${attempts === 1 ? "one attempt" : `${attempts} attempts`}`}
            {reason !== null && <span className="quiet"> ({reason})</span>}
          </li>
        ))}
      </ul>
      {enquiry.state !== "delivered" && (
        <button type="button" className="plain-button" onClick={() => void onRetry()}>
          Deliver it again
        </button>
      )}
    </section>
  );
}
