import { type Refused, refuse } from "./refusal.ts";

/** Counted with the trailing slash, whether it was sent or not. */
const maxLength = 2048;

/** A dot would join the page identifier; slashes, backslashes and control characters end up here once decoded. */
const segmentShape = /^[\p{L}\p{N}_~-]+$/u;

export interface Path {
  readonly kind: "path";
  /** Decoded. */
  readonly segments: readonly string[];
  readonly trailingSlash: boolean;
}

/** Parses a raw path to its segments. Refuses bytes outside ASCII: clients have to percent-encode them. */
export function parsePath(path: string): Path | Refused {
  const trailingSlash = path.endsWith("/");
  if (path.length > (trailingSlash ? maxLength : maxLength - 1)) return refuse("path-too-long");
  if (!/^\/[\x21-\x7e]*$/.test(path)) return refuse("path-malformed");
  const segments = path === "/" ? [] : decode(path.slice(1, trailingSlash ? -1 : undefined));
  if (segments === undefined) return refuse("path-malformed");
  return segments.every((segment) => segmentShape.test(segment))
    ? { kind: "path", segments, trailingSlash }
    : refuse("path-unknown");
}

function decode(path: string): readonly string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
