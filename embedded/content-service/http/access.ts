import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { JsonReply } from "../../http/send-json.ts";

/** Who may see what: everyone the releases too, everyone what is published, or nobody anything without a token. */
export interface Access {
  readonly visibility: "open" | "public" | "private";
  /** With one of these everything is seen but drafts, which need a preview. */
  readonly tokens: readonly string[];
  /** For the APIs that write. */
  readonly writeTokens: readonly string[];
}

export interface Permissions {
  readonly releases: boolean;
}

interface Credentials {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/** What a client may see; undefined when that is nothing, or when its token is wrong. */
export function permissionsOf({ url, headers }: Credentials, { visibility, tokens }: Access): Permissions | undefined {
  const [, fromHeader] = /^Token +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const token = url.searchParams.get("access_token") ?? fromHeader;
  if (token) return isKnownToken(token, tokens) ? { releases: true } : undefined;
  return visibility === "private" ? undefined : { releases: visibility === "open" };
}

/** Undefined for a client that sends `Authorization: Bearer <one of the tokens>`, else the answer that refuses it. */
export function authorize({ authorization }: IncomingHttpHeaders, tokens: readonly string[]): JsonReply | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (token !== undefined && isKnownToken(token, tokens)) return undefined;
  const message = "This needs a write token of the repository, as Authorization: Bearer <token>.";
  return { status: 401, body: { message, error: message }, headers: { "www-authenticate": "Bearer" } };
}

/** Whether a token is one of the known ones; how long it takes says nothing about them. */
function isKnownToken(token: string, known: readonly string[]): boolean {
  const hash = hashOf(token);
  return known.reduce((found, one) => timingSafeEqual(hash, hashOf(one)) || found, false);
}

function hashOf(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}

/** 401, and never 403, which Prismic's client does not take for a matter of tokens. */
export function forbidden(message: string, origin: string): JsonReply {
  return {
    status: 401,
    body: {
      type: "api_security_error",
      message,
      oauth_initiate: `${origin}/auth`,
      oauth_token: `${origin}/auth/token`,
    },
  };
}

export const wrongToken = "The access token is missing or wrong: send one of the repository's, as access_token.";
