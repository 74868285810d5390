/** The enquiry did not reach the e-mail service, or the service did not take it. */
export class EnquiryNotSentError extends Error {
  override readonly name = "EnquiryNotSentError";
  /** Why, and what the visitor can do, in plain words; undefined where nothing is known. */
  readonly explanation: string | undefined;

  constructor(message: string, { explanation, cause }: { explanation?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.explanation = explanation;
  }
}
