import * as v from "valibot";

/** Most percent-encodings of a cookie's value. */
const maxEncodings = 2;

/**
 * Returns the ref of a preview cookie: its value, or the repository's entry in
 * `{"_tracker":"…","<repository>.prismic.io":{"preview":"…"}}`. Decodes both formats; returns an object without an
 * entry unchanged.
 */
export function unwrapCookie(value: string, repositoryName: string): string {
  const text = decode(value, maxEncodings);
  if (!text.startsWith("{")) return text;
  const name = `${repositoryName}.prismic.io`;
  const jar = v.pipe(v.string(), v.parseJson(), v.object({ [name]: v.object({ preview: v.string() }) }));
  const { success, output } = v.safeParse(jar, text);
  return success ? (output[name]?.preview ?? text) : text;
}

function decode(text: string, times: number): string {
  if (times === 0 || !/^(?:%7B|%257B|https?%)/i.test(text)) return text;
  try {
    return decode(decodeURIComponent(text), times - 1);
  } catch {
    return text;
  }
}
