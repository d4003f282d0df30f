import type { IncomingHttpHeaders } from "node:http";
import type { JsonReply } from "@tessera/runtime/http/json-response.ts";
import { isKnownToken } from "@tessera/runtime/is-known-token.ts";

/** Who can read what: everyone the releases too, everyone what is published, or nobody without a token. */
export interface Access {
  readonly visibility: "open" | "public" | "private";
  /** Tokens that permit reading everything except drafts, which need a preview. */
  readonly tokens: readonly string[];
  /** Tokens for the APIs that write. */
  readonly writeTokens: readonly string[];
}

export interface Permissions {
  readonly releases: boolean;
}

interface Credentials {
  readonly url: URL;
  readonly headers: Pick<IncomingHttpHeaders, "authorization">;
}

/** Returns what a client may read; undefined for nothing, or for an invalid token. */
export function findPermissions(
  { url, headers }: Credentials,
  { visibility, tokens }: Access,
): Permissions | undefined {
  const [, fromHeader] = /^Token +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const token = url.searchParams.get("access_token") ?? fromHeader;
  if (token) return isKnownToken(token, tokens) ? { releases: true } : undefined;
  return visibility === "private" ? undefined : { releases: visibility === "open" };
}

/** Returns undefined for a client with a write token, otherwise the 401 response. */
export function authorize({ authorization }: Credentials["headers"], tokens: readonly string[]): JsonReply | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (token !== undefined && isKnownToken(token, tokens)) return undefined;
  const message = "This needs a write token of the repository, as Authorization: Bearer <token>.";
  return { status: 401, body: { message, error: message }, headers: { "www-authenticate": "Bearer" } };
}

/** Responds 401, because Prismic's client does not relate 403 to tokens. */
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
