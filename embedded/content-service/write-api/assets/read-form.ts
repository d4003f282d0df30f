import type { IncomingHttpHeaders } from "node:http";

/** The fields of a multipart form, by name; none when it is no such form. */
export async function readForm(
  body: Uint8Array,
  { "content-type": type = "" }: IncomingHttpHeaders,
): Promise<Readonly<Record<string, unknown>>> {
  const response = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  const form = await response.formData().catch(() => new FormData());
  return Object.fromEntries(form);
}
