/** A file is no table that can be read; the message says why. */
export class UnreadableTable extends Error {}
