import { createHash } from "node:crypto";
import { compressPicture, type PictureBytes } from "./compress-picture.ts";
import { type Caching, readCaching } from "./read-caching.ts";

export interface Picture extends Caching {
  readonly bytes: PictureBytes;
  readonly type: string;
  readonly etag: string;
}

/** A picture that can't be sent. The client receives its status: missing, invalid, or not in time. */
export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly status: 404 | 502 | 504;

  constructor(status: 404 | 502 | 504, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface PictureFetch {
  readonly fetch: typeof fetch;
  /** Milliseconds for a whole response. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

const types = new Set(["image/avif", "image/webp", "image/jpeg", "image/png", "image/gif", "image/svg+xml"]);

/** Reads a whole picture. Follows no redirect, sends nothing of the visitor but the format. Throws `PictureError`. */
export async function fetchPicture(url: string, accept: string, settings: PictureFetch): Promise<Picture> {
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const response = await settings.fetch(url, { headers: { accept }, redirect: "manual", signal });
    return await readPicture(response, settings.maxBytes);
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    const isLate = cause instanceof Error && cause.name === "TimeoutError";
    throw new PictureError(isLate ? 504 : 502, isLate ? "No picture came in time." : "No picture came.", cause);
  }
}

async function readPicture(response: Response, maxBytes: number): Promise<Picture> {
  const { status, headers } = response;
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  const refused = reasonAgainst(status, type, Number(headers.get("content-length") ?? 0) > maxBytes);
  if (refused !== undefined) {
    await response.body?.cancel();
    throw refused;
  }
  const whole = await readBytes(response, maxBytes);
  const bytes = await compressPicture(type, whole);
  const etag = `W/"${createHash("sha256").update(whole).digest("base64url").slice(0, 22)}"`;
  return { bytes, type, etag, ...readCaching(headers.get("cache-control") ?? "") };
}

function reasonAgainst(status: number, type: string, isLarge: boolean): PictureError | undefined {
  if (status === 404 || status === 410) return new PictureError(404, "There is no such picture.");
  if (status !== 200) return new PictureError(502, `The picture service responded with ${status}.`);
  if (!types.has(type)) return new PictureError(502, `The picture service sent ${type || "no type"}.`);
  return isLarge ? new PictureError(502, "The picture is too large.") : undefined;
}

async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PictureError(502, "The picture is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
