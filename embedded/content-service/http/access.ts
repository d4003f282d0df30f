import type { IncomingHttpHeaders } from "node:http";
import { isOneOf } from "./is-one-of.ts";

/** Who may see what: everyone the releases too, everyone what is published, or nobody anything without a token. */
export interface Access {
  readonly visibility: "open" | "public" | "private";
  /** With one of these everything is seen but drafts, which need a preview. */
  readonly tokens: readonly string[];
  /** For the APIs that write. */
  readonly writeTokens: readonly string[];
}

export interface Sight {
  readonly releases: boolean;
}

interface Asking {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/** What a client may see; undefined when that is nothing, or when its token is wrong. */
export function sightOf({ url, headers }: Asking, { visibility, tokens }: Access): Sight | undefined {
  const [, fromHeader] = /^Token +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  const token = url.searchParams.get("access_token") ?? fromHeader;
  if (token) return isOneOf(token, tokens) ? { releases: true } : undefined;
  return visibility === "private" ? undefined : { releases: visibility === "open" };
}
