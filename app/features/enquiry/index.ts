/** The parts of the enquiry that other features use. */
export { putIntoMessage } from "./put-into-message.ts";
export type { PostedAnswer } from "./form-state.ts";
export { parseSentPart, sentParts, subscribeToSentParts, type SentPart } from "./sent-parts.ts";
