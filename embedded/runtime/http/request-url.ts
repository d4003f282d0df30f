import type { IncomingMessage } from "node:http";

/** The address a request was sent to, by its host header; undefined when the two make no address. HTTP/1.0 needs none. */
export function requestUrl({ url = "/", headers, httpVersion }: IncomingMessage): URL | undefined {
  const origin = `http://${headers.host ?? (httpVersion === "1.0" ? "localhost" : "")}`;
  if (!URL.canParse(origin) || !url.startsWith("/")) return undefined;
  const { host } = new URL(origin);
  return URL.canParse(`http://${host}${url}`) ? new URL(`http://${host}${url}`) : undefined;
}
