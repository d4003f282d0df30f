import { findPrefix } from "./find-page-by-url.ts";

/** First segments of the paths that a site uses itself. */
const fixed: ReadonlySet<string> = new Set(
  "_next _islands api contract-page dev fonts not-found-page og pictures preview-page slice-simulator studio studio-frame studio-page uncached-page".split(
    " ",
  ),
);

const segmentShape = /^[\p{L}\p{N}_~-]+$/u;
const maxSegments = 12;

/**
 * Returns why no page can be at a path, in words that follow "its path". Undefined where one can. Segments are joined
 * with dots: `rome.tours`.
 */
export function findPathFault(path: string, languages: readonly string[]): string | undefined {
  const segments = path.split(".");
  const [first = ""] = segments;
  if (languages.some((id) => [id, id.split("-")[0], findPrefix(id, languages)].includes(first)))
    return `begins with "${first}", which names a language`;
  if (fixed.has(first) || first.startsWith("__nextjs")) return `begins with "${first}", which the site uses itself`;
  const wrong = segments.find((segment) => !segmentShape.test(segment) || segment !== segment.toLowerCase());
  if (wrong !== undefined) return `has the segment "${wrong}": use small letters, digits and hyphens`;
  if (segments.at(-1) === "index") return 'ends with "index", which sites omit';
  return segments.length > maxSegments ? `has more than ${maxSegments} segments` : undefined;
}
