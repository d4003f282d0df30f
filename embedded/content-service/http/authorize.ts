import type { IncomingHttpHeaders } from "node:http";
import type { JsonReply } from "../../http/send-json.ts";
import { isOneOf } from "./is-one-of.ts";

/** Undefined for a client that sends `Authorization: Bearer <one of the tokens>`, else the answer that refuses it. */
export function authorize({ authorization }: IncomingHttpHeaders, tokens: readonly string[]): JsonReply | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (token !== undefined && isOneOf(token, tokens)) return undefined;
  const message = "This needs a write token of the repository, as Authorization: Bearer <token>.";
  return { status: 401, body: { message, error: message }, headers: { "www-authenticate": "Bearer" } };
}
