import { entityTag, hasAlready } from "@tessera/runtime/http/entity-tag.ts";
import type { MediaFile } from "./media-library.ts";
import { forever, type MediaRequestHeaders, type MediaResponse } from "./media-response.ts";

/** Types that browsers show without running anything in them. SVG does run scripts, so it is locked up besides. */
const shown = /^(?:image|video|audio)\/|^application\/pdf$/;

export const lockedUp = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The file just as it was uploaded. Nothing in it can run script on our address. */
export async function fileResponse(
  name: string,
  { contentType, read }: MediaFile,
  { "if-none-match": ifNoneMatch }: MediaRequestHeaders,
): Promise<MediaResponse> {
  const etag = entityTag(name);
  const headers = { etag, "cache-control": forever, "x-content-type-options": "nosniff" };
  if (hasAlready(ifNoneMatch, etag)) return { status: 304, headers, body: "" };
  const body = await read();
  const type = { "content-type": contentType, "content-length": `${body.length}` };
  return { status: 200, headers: { ...headers, ...type, ...safety(contentType) }, body };
}

function safety(contentType: string): Readonly<Record<string, string>> {
  if (contentType === "image/svg+xml") return { "content-security-policy": lockedUp };
  if (shown.test(contentType)) return {};
  return { "content-disposition": "attachment" };
}
