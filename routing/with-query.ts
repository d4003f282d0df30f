/** In characters. A longer query is dropped. */
const maxLength = 4096;

/**
 * Adds the query of a request to the address of its redirect, so that `ci` and `cm` survive (B6).
 * Parameters of the address win: `/rome/?page=2#top` and `page=3&ci=7` → `/rome/?page=2&ci=7#top`.
 */
export function withQuery(location: string, query: string): string {
  if (query.length > maxLength) return location;
  const [address = "", ...fragment] = location.split("#");
  const [, ...own] = address.split("?");
  const known = new URLSearchParams(own.join("?"));
  const pairs = printable(query).split("&");
  const added = pairs.filter(
    (pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((name) => known.has(name)),
  );
  if (added.length === 0) return location;
  return [`${address}${own.length === 0 ? "?" : "&"}${added.join("&")}`, ...fragment].join("#");
}

/** Percent-encodes what a `Location` header can't hold in a query. Node reads each byte of a target as one character. */
function printable(query: string): string {
  return query.replace(/[^\x21-\x7e]|#/g, (character) => {
    const byte = character.charCodeAt(0) & 0xff;
    return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
}
