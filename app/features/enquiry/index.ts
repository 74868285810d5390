/** The parts of the enquiry that other features use. */
export { addToMessage } from "./message-part.ts";
export type { PostedAnswer } from "./form-state.ts";
export { parseSentPart, sentParts, subscribeToSentParts, type SentPart } from "./sent-parts.ts";
export { useUnsentNotice } from "./use-unsent-notice.ts";
