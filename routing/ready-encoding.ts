/**
 * Replaces a client's Accept-Encoding in requests to Next, with the older name of gzip (RFC 9110 §8.4.1.3). Next does
 * not know it and compresses nothing. A route may respond with a body that it has compressed.
 */
export const readyEncoding = "x-gzip";

/** Header of such a response, for the server alone: Next removes the Content-Encoding of a route. */
export const readyHeader = "x-ready-encoding";
