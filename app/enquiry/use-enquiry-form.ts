import { useEffect, useReducer, useRef, type InputEvent, type SubmitEvent } from "react";
import { clearDraft, keepDraft, readDraft } from "./draft.ts";
import { nextFormState, type FormState } from "./form-state.ts";
import { control, emptyFields, fillEmptyFields, valuesOf } from "./form-values.ts";
import { checkEnquiry, enquiryFields, type Enquiry } from "./schema.ts";
import { EnquiryNotSentError } from "./send-enquiry.ts";

interface EnquiryFormOptions {
  /** The state in which the server answered. */
  initial: FormState;
  /** Hands a correct enquiry on; rejects when it was not taken. */
  send: (enquiry: Enquiry) => Promise<void>;
}

/**
 * Runs the enquiry form in the browser: checks on submit, sends once, keeps what was written until it is sent.
 * The fields are the browser's own, so that what was typed before this script arrived stays.
 */
export function useEnquiryForm({ initial, send }: EnquiryFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(nextFormState, initial);
  const sending = useRef(false);

  useEffect(() => {
    if (initial.phase === "sent") clearDraft();
    else if (form.current) fillEmptyFields(form.current, readDraft());
  }, [initial.phase]);

  const { attempt, errors } = state;
  useEffect(() => {
    const first = enquiryFields.find((field) => errors[field]);
    if (attempt > 0 && first && form.current) control(form.current, first).focus();
    // Only a new attempt moves the focus: correcting one of several fields must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const written = event.currentTarget;
    const { enquiry, errors: found } = checkEnquiry(valuesOf(new FormData(written)));
    if (found) return dispatch({ type: "refused", errors: found });

    sending.current = true;
    dispatch({ type: "sending" });
    try {
      await send(enquiry);
      clearDraft();
      emptyFields(written);
      dispatch({ type: "sent" });
    } catch (error) {
      if (!(error instanceof EnquiryNotSentError)) console.error(error);
      dispatch({ type: "failed" });
    } finally {
      sending.current = false;
    }
  }

  function keepAndRecheck(event: InputEvent<HTMLFormElement>) {
    const values = valuesOf(new FormData(event.currentTarget));
    keepDraft(values);
    const wrong = enquiryFields.filter((field) => errors[field]);
    if (wrong.length === 0) return;
    const found = checkEnquiry(values).errors;
    for (const field of wrong) if (!found?.[field]) dispatch({ type: "corrected", field });
  }

  return { state, form, onSubmit: submit, onInput: keepAndRecheck };
}
