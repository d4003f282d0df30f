/** Whether an If-None-Match header names an entity tag (RFC 9110 §13.1.2): `*`, or a list that is compared weakly. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === "*") return true;
  const opaque = weakless(etag);
  return header.split(",").some((each) => weakless(each.trim()) === opaque);
}

function weakless(etag: string): string {
  return etag.startsWith("W/") ? etag.slice(2) : etag;
}
