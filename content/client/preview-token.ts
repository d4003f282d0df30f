import * as v from "valibot";

/** Repository whose tokens are accepted. */
interface PreviewOwner {
  readonly repository: string;
  readonly endpoint: string;
}

const previewSchema = v.fallback(v.object({ preview: v.string() }), { preview: "" });
const jarSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
/** Refs of the newer kind, which are not addresses. */
const overlayRef = /^m-[\w-]+:p-[\w-]+$/;

/**
 * Returns the preview token of our repository in a preview cookie, raw or in the toolbar's jar, percent-encoded or not.
 * It is a ref; only the content service knows whether it is still valid. Returns undefined for anything else.
 */
export function previewToken(cookie: string, owner: PreviewOwner): string | undefined {
  const value = decode(cookie);
  const jar = v.safeParse(jarSchema, value);
  const token = jar.success ? v.parse(previewSchema, jar.output[`${owner.repository}.prismic.io`]).preview : value;
  return overlayRef.test(token) || isOurs(token, owner) ? token : undefined;
}

function isOurs(token: string, { repository, endpoint }: PreviewOwner): boolean {
  if (!URL.canParse(token)) return false;
  const { host, pathname, searchParams } = new URL(token);
  const hosts = [`${repository}.prismic.io`, new URL(endpoint).host];
  return hosts.includes(host) && pathname.startsWith("/previews/") && searchParams.has("websitePreviewId");
}

/** Decodes only what is encoded as a whole: a raw token's own escapes are part of it. */
function decode(cookie: string): string {
  if (/^(?:https?:|\{)/.test(cookie)) return cookie;
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
