import type { IncomingMessage } from "node:http";

const maxJsonBytes = 1_000_000;

export type ReadBody =
  | { readonly kind: "json"; readonly value: unknown }
  | { readonly kind: "too-large" }
  | { readonly kind: "malformed" };

/** Reads the JSON of a request; undefined for an empty body. Rejects when the client leaves. */
export async function readJson(request: IncomingMessage): Promise<ReadBody> {
  const text = await readText(request, maxJsonBytes);
  if (text === undefined) return { kind: "too-large" };
  if (text === "") return { kind: "json", value: undefined };
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    return { kind: "malformed" };
  }
}

/** Returns a body; undefined for one with more bytes, of which the rest is read and dropped. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= maxBytes) chunks.push(bytes);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks).toString("utf8");
}
