import type { SharePicture } from "./create-share-pictures.ts";

/** Returns a picture as a response. A fallback may be cached for seconds alone, as what it lacks may be there next time. */
export function pictureResponse({ bytes, isFallback }: SharePicture): Response {
  const seconds = isFallback ? 10 : 86_400;
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": `public, max-age=${seconds}` },
  });
}
