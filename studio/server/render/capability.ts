import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

const capabilitySchema = v.object({
  /** Id of the session that opened the page. */
  session: v.string(),
  /** The only host that serves it. */
  host: v.string(),
  /** Id of the document. */
  document: v.string(),
  locale: v.string(),
  currency: v.string(),
  /** When it ends, epoch milliseconds. */
  exp: v.number(),
});

/** Opens one page in a frame, without a cookie. */
export type Capability = v.InferOutput<typeof capabilitySchema>;

/** Writes a capability as a part of a path, which only the holder of the key can make. */
export function signCapability(capability: Capability, key: Uint8Array): string {
  const text = Buffer.from(JSON.stringify(capability)).toString("base64url");
  return `${text}.${sign(text, key).toString("base64url")}`;
}

/** Reads a capability; undefined if it was changed, is of another key, or has ended. `now` is in epoch milliseconds. */
export function readCapability(signed: string, key: Uint8Array, now: number): Capability | undefined {
  const [text = "", signature = "", ...rest] = signed.split(".");
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(text, key)];
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const json = Buffer.from(text, "base64url").toString();
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), capabilitySchema), json);
  return success && output.exp > now ? output : undefined;
}

function sign(text: string, key: Uint8Array): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
