/**
 * Returns the target of a product's link with the editor's suffix (specification §3, ordered tour entry). That is a
 * query, a fragment, or a step; anything else is omitted. `/rome-e-7/`, `?variant=2` → `/rome-e-7/?variant=2`.
 */
export function withSuffix(href: string | undefined, suffix: string): string | undefined {
  const [, path = "", query = "", fragment = ""] = parts.exec(suffix.trim()) ?? [];
  if (href === undefined) return undefined;
  const [address = "", ownQuery] = href.split("?");
  const queries = [ownQuery, query].filter((each) => each !== undefined && each !== "");
  return `${address}${path}${queries.length > 0 ? "?" : ""}${queries.join("&")}${fragment}`;
}

const parts = /^((?:[\w-]+\/)*)(?:[?&]([\w.~=&%+-]*))?(#[\w-]*)?$/;
