/** The headers that a rendered page may have. The server itself sets the others. */
export const pageHeaders = ["cache-control", "content-encoding", "content-type", "etag", "location", "vary"];
