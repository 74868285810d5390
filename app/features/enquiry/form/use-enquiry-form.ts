import { useCallback, useEffect, useReducer, useRef, type InputEvent, type SubmitEvent } from "react";
import { ChunkLoadError, loadChunk } from "#app/ui/loading/load-chunk.ts";
import { isPrerendering, onPageShown } from "#app/boot/page-shown.ts";
import { firstInteraction } from "#app/boot/first-interaction.ts";
import { clearDraft, keepDraft, readDraft } from "../draft.ts";
import { EnquiryNotSentError } from "../enquiry-request.ts";
import { enquiryFields, type Enquiry } from "../fields.ts";
import {
  forgetPosted,
  forgetWaiting,
  isSameText,
  keepWaiting,
  rememberPosted,
  type WaitingEnquiry,
} from "../waiting-enquiry.ts";
import { nextFormState, type FormState } from "../form-state.ts";
import { control, emptyFields, fillEmptyFields, valuesOf } from "./form-values.ts";
import { useFormSignals } from "./signal-fields.tsx";
import type { SubmissionDetails } from "./submission.ts";

/** How often to look whether there is a network again, after an enquiry has been kept. */
const askAgainMs = 30_000;

/** Without an answer in this time, the server counts as out of reach. */
const reachedWithinMs = 5000;

interface EnquiryFormOptions extends Omit<SubmissionDetails, "signals"> {
  /** The state of the server's answer. */
  initial: FormState;
  /** Called when the form is empty again, because its enquiry has been sent. */
  onCleared: () => void;
}

/**
 * Runs the enquiry form in the browser: validates on submit, sends once, and keeps a draft until it is sent. The
 * fields are uncontrolled, so that text typed before this script loaded is kept.
 */
export function useEnquiryForm({ initial, onCleared, ...details }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextFormState, initial);
  const sending = useRef(false);
  /** How many attempts in a row got no answer. */
  const unanswered = useRef(0);
  const loadSubmission = useSubmissionCode();
  const signals = useFormSignals();

  useEffect(() => {
    const fill = () => {
      if (!form.current) return;
      fillEmptyFields(form.current, readDraft());
      // The visitor may have started writing before this script ran.
      const values = valuesOf(new FormData(form.current));
      if (enquiryFields.some((field) => values[field] !== "")) keepDraft(values);
    };
    if (initial.phase === "sent") {
      const { message } = readDraft();
      clearDraft();
      forgetPosted();
      if (message)
        void loadSubmission().then(
          ({ recordSentMessage }) => recordSentMessage(message, initial.reference),
          () => {},
        );
    } else {
      // The draft may change until a prerendered page is shown.
      if (!isPrerendering()) fill();
      return onPageShown(fill);
    }
  }, [initial.phase, initial.reference, loadSubmission]);

  const { attempt, errors, phase } = state;
  useEffect(() => {
    if (phase !== "kept") return;
    const ended = new AbortController();
    const { signal } = ended;
    const ask = async () => {
      if ((await isServerReached()) && !signal.aborted) dispatch({ type: "back online" });
    };
    const timer = setInterval(ask, askAgainMs);
    addEventListener("online", ask, { signal });
    document.addEventListener("visibilitychange", ask, { signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [phase]);

  useEffect(() => {
    const first = enquiryFields.find((field) => errors[field]);
    if (attempt > 0 && first && form.current) control(form.current, first).focus();
    // Only a new attempt moves the focus: correcting one of several fields must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void sendOnce();
  }

  /**
   * Sends the form or, if one is given, an enquiry that was written without a network. The server stores one that it
   * has received already only once.
   */
  async function sendOnce(waiting?: WaitingEnquiry) {
    const shown = form.current;
    if (sending.current || !shown) return;
    const { product } = waiting ?? details;
    sending.current = true;
    let valid: Enquiry | undefined;
    // Disables the fields.
    dispatch({ type: "sending" });
    try {
      const { checkEnquiry, recordSentMessage, submitEnquiry } = await loadSubmission();
      // A program may have filled in a field while the code was loading.
      const written = waiting?.written ?? valuesOf(new FormData(shown));
      const { enquiry, errors: found } = checkEnquiry(written);
      if (found) return dispatch({ type: "refused", errors: found });
      valid = written;
      const sent = await submitEnquiry(enquiry, { ...details, product, signals: await signals(shown) });
      recordSentMessage(enquiry.message, sent.reference);
      forgetWaiting({ written, product });
      // Unless the visitor has begun another one.
      if (isSameText(valuesOf(new FormData(shown)), written)) clear(shown);
      dispatch({ type: "sent", ...sent });
    } catch (error) {
      const isUnanswered = error instanceof EnquiryNotSentError && error.cause !== undefined;
      unanswered.current = isUnanswered ? unanswered.current + 1 : 0;
      // The site may have been rebuilt since this page was loaded, or a content blocker stops the request: the site's own
      // server validates the posted form, and stores an enquiry only once.
      const needsPost =
        !waiting &&
        !import.meta.env.EMAIL_SERVICE_ORIGIN &&
        (error instanceof ChunkLoadError || unanswered.current > 1);
      if (needsPost && (await isServerReached())) {
        await signals(shown);
        rememberPosted({ written: valuesOf(new FormData(shown)), product });
        // Without the check of the document's inline script, which has just been made.
        return HTMLFormElement.prototype.submit.call(shown);
      }
      if (!(error instanceof EnquiryNotSentError || error instanceof ChunkLoadError)) console.error(error);
      const isOffline = isUnanswered && !(await isServerReached());
      if (isOffline && valid && keepWaiting({ written: valid, product })) return dispatch({ type: "kept" });
      dispatch({ type: "failed", explanation: error instanceof EnquiryNotSentError ? error.explanation : undefined });
    } finally {
      sending.current = false;
    }
  }

  function clear(sent: HTMLFormElement) {
    clearDraft();
    emptyFields(sent);
    onCleared();
  }

  function keepAndRecheck(event: InputEvent<HTMLFormElement>) {
    const values = valuesOf(new FormData(event.currentTarget));
    keepDraft(values);
    const wrong = enquiryFields.filter((field) => errors[field]);
    if (wrong.length === 0) return;
    const written = event.currentTarget;
    void loadSubmission().then(
      ({ checkEnquiry }) => {
        const found = checkEnquiry(valuesOf(new FormData(written))).errors;
        for (const field of wrong) if (!found?.[field]) dispatch({ type: "corrected", field });
      },
      () => {},
    );
  }

  return { state, form, onSubmit: submit, onInput: keepAndRecheck, onSendWaiting: sendOnce };
}

/** Browsers call themselves offline on a working line, and online without one. */
async function isServerReached(): Promise<boolean> {
  const signal = AbortSignal.timeout(reachedWithinMs);
  return fetch(location.pathname, { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

type Submission = typeof import("./submission.ts");

/**
 * The validation rules and the code that sends the form. It is loaded at the first interaction with the page, or 2
 * s after the form has hydrated, so that a click does not wait for it.
 * @returns a function that waits for the code; it rejects with a ChunkLoadError when the code cannot be loaded,
 * and may be called again
 */
function useSubmissionCode(): () => Promise<Submission> {
  const loading = useRef<Promise<Submission>>(undefined);

  const load = useCallback(() => {
    loading.current ??= loadChunk("enquiry", () => import("./submission.ts")).catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }, []);

  useEffect(() => {
    firstInteraction()
      .then(load)
      .catch(() => {});
  }, [load]);

  return load;
}
