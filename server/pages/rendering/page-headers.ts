/** The headers that a rendered page may set. The server sets the others. */
export const pageHeaders = ["cache-control", "content-encoding", "content-type", "etag", "location", "vary"];
