/** What other features use of the enquiry. */
export type { AskedFor } from "./asked-for.ts";
export { putIntoMessage } from "./put-into-message.ts";
