/** The command cannot be done as it was typed; the message says what to do. */
export class CommandError extends Error {}
