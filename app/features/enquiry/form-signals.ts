/**
 * Signals about how the form was filled in, and whether a receipt is wanted. A missing signal is unknown and does
 * not count against a visitor.
 */
export interface FormSignals {
  /** Whether the honeypot field was filled in. */
  trapFilled?: boolean | undefined;
  /** From when the form is first shown until it is sent. */
  fillTimeMs?: number | undefined;
  /** Whether the visitor wants a receipt by email. */
  receiptWanted?: boolean | undefined;
}

/** A form that is completed faster than this was not filled in by a person. */
export const minimumFillTimeMs = 2000;

/** The names of the fields that carry the signals if the form is sent without JavaScript. */
export const signalFields = { trap: "subject", fillTimeMs: "fill_time_ms", receipt: "receipt" } as const;

/** The names of the request headers that carry the signals beside the specified body. */
export const signalHeaders = {
  trap: "enquiry-trap",
  fillTimeMs: "enquiry-fill-time-ms",
  receipt: "enquiry-receipt",
} as const;

/** The signals as request headers. */
export function headersOf({ trapFilled, fillTimeMs, receiptWanted }: FormSignals): Record<string, string> {
  return {
    ...(trapFilled === undefined ? {} : { [signalHeaders.trap]: trapFilled ? "filled" : "empty" }),
    ...(fillTimeMs === undefined ? {} : { [signalHeaders.fillTimeMs]: String(Math.round(fillTimeMs)) }),
    ...(receiptWanted ? { [signalHeaders.receipt]: "wanted" } : {}),
  };
}

/** The signals in the headers of a request. Unreadable signals count as absent. */
export function signalsInHeaders(headers: Headers): FormSignals {
  const trap = headers.get(signalHeaders.trap);
  return {
    trapFilled: trap === "filled" || trap === "empty" ? trap === "filled" : undefined,
    fillTimeMs: milliseconds(headers.get(signalHeaders.fillTimeMs)),
    receiptWanted: headers.get(signalHeaders.receipt) === "wanted" || undefined,
  };
}

/** The signals among the fields of a posted form. Unreadable signals count as absent. */
export function signalsInForm(data: FormData): FormSignals {
  const trap = data.get(signalFields.trap);
  return {
    trapFilled: typeof trap === "string" ? trap !== "" : undefined,
    fillTimeMs: milliseconds(data.get(signalFields.fillTimeMs)),
    receiptWanted: data.has(signalFields.receipt) || undefined,
  };
}

function milliseconds(value: FormDataEntryValue | null): number | undefined {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}
