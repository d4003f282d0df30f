/** A URL as a header can hold it: everything outside of printable ASCII percent-encoded. Never throws. */
export function printableUrl(url: string): string {
  return url.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
