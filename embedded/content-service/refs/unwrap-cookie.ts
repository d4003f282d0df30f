import * as v from "valibot";

/** How often the value of a cookie may have been percent-encoded on its way. */
const mostEncodings = 2;

/**
 * The ref in the value of a preview cookie: the value itself, or what the jar
 * `{"_tracker":"…","<repository>.prismic.io":{"preview":"…"}}` has for the repository; both also percent-encoded.
 * A jar without one is given back as it is.
 */
export function unwrapCookie(value: string, repositoryName: string): string {
  const text = decode(value, mostEncodings);
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
