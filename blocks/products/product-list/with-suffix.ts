/**
 * Returns the target of a product's link with the editor's suffix (D6). That is a query or a fragment; anything else is
 * omitted, for nothing is below the page of a product. `/rome-e-7/`, `#dates` → `/rome-e-7/#dates`.
 */
export function withSuffix(href: string | undefined, suffix: string): string | undefined {
  const [, query = "", fragment = ""] = parts.exec(suffix.trim()) ?? [];
  if (href === undefined) return undefined;
  const [address = "", ownQuery] = href.split("?");
  const queries = [ownQuery, query].filter((each) => each !== undefined && each !== "");
  return `${address}${queries.length > 0 ? "?" : ""}${queries.join("&")}${fragment}`;
}

const parts = /^(?:[?&]([\w.~=&%+-]*))?(#[\w-]*)?$/;
