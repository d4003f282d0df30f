import type { IncomingMessage } from "node:http";

/** The address a request was sent to, by its host header; undefined when the two make no address. */
export function requestUrl({ url = "/", headers }: IncomingMessage): URL | undefined {
  const origin = `http://${headers.host ?? "localhost"}`;
  if (!URL.canParse(origin) || !url.startsWith("/")) return undefined;
  const { host } = new URL(origin);
  return URL.canParse(`http://${host}${url}`) ? new URL(`http://${host}${url}`) : undefined;
}
