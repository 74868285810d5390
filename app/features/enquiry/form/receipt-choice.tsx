import { signalFields } from "../form-signals.ts";

/** Lets the visitor request a receipt. Only the site's own server sends them. */
export function ReceiptChoice() {
  if (import.meta.env.EMAIL_SERVICE_ORIGIN) return null;
  return (
    <label className="receipt-choice">
      <input type="checkbox" name={signalFields.receipt} aria-describedby="receipt-note" />
      <span>
        Email me a receipt
        <span className="caption quiet" id="receipt-note">
          With the reference number, without your message. One a day for each address.
        </span>
      </span>
    </label>
  );
}
