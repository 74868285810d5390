import { signalFields } from "../form-signals.ts";

/** The fields that tell how the form was filled in. No visitor meets them, with eyes, keyboard, screen reader or autofill. */
export function SignalFields() {
  return (
    <>
      <div className="enquiry-form__trap">
        <label htmlFor={signalFields.trap}>Leave this field empty</label>
        <input id={signalFields.trap} name={signalFields.trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={signalFields.fillTimeMs} />
    </>
  );
}
