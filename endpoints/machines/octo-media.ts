/** Types of pictures that OCTO has. */
const typesOfFiles: ReadonlyMap<string, string> = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
]);

/** Types that the service of pictures converts. OCTO lacks them. */
const convertedTypes: ReadonlySet<string> = new Set(["webp", "avif"]);

/**
 * Returns a photograph with the type that its name says: `a.webp?w=40` is the JPEG `a.webp?w=40&fm=jpg`. OCTO requires a
 * type, so one without is omitted, as is an SVG.
 */
export function octoMedia(src = "", title: string): readonly object[] {
  const extension = /\.(\w+)(?:\?|$)/.exec(src)?.[1]?.toLowerCase() ?? "";
  const about = { rel: "COVER", title, caption: null, copyright: null };
  if (convertedTypes.has(extension)) {
    return [{ src: `${src}${src.includes("?") ? "&" : "?"}fm=jpg`, type: "image/jpeg", ...about }];
  }
  const type = typesOfFiles.get(extension);
  return type === undefined ? [] : [{ src, type, ...about }];
}
