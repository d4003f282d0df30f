import { readBytes } from "../../http/read-bytes.ts";
import { shareSize } from "../../routing/share-address.ts";

/** Most bytes of a photograph, and milliseconds until it has come. */
const limits = { bytes: 4_000_000, timeoutMs: 4_000 };

/**
 * Reads the photograph of a page, cut to the size of its picture. Undefined for an origin whose pictures the site does
 * not serve. Throws for a failed response, another type, or a file that is too large.
 */
export async function fetchPhoto(address: string, origins: readonly string[]): Promise<Uint8Array | undefined> {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) return undefined;
  const url = new URL(address);
  const cut = { w: `${shareSize.width}`, ar: `${shareSize.width}:${shareSize.height}`, fit: "crop", fm: "webp" };
  for (const [name, value] of Object.entries(cut)) url.searchParams.set(name, value);
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const response = await fetch(url, { redirect: "error", signal, headers: { accept: "image/webp,image/*" } });
  const type = response.headers.get("content-type") ?? "";
  if (response.ok && /^image\/(?:webp|jpeg|png|avif)/.test(type)) return readBytes(response, limits.bytes);
  await response.body?.cancel();
  throw new Error(`${url.href} responds with ${response.status} and the type ${type || "none"}`);
}
