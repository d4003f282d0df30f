import { sites } from "../../hosts/index.ts";
import type { Received } from "./send.ts";

/** Headers of every response, from every sender. */
const everywhere = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
] as const;

const hosts = new Set(sites.flatMap(({ host, name }) => [host, `${name}.localhost`]));

/** Whether an address is a path on the same host, or on one of our hosts. */
function isOurs(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return /^https?:/.test(address) && URL.canParse(address) && hosts.has(new URL(address).hostname);
}

/** Returns the faults of a response to any request. A 503 is not a fault: it is counted by itself. */
export function listResponseFaults({ status, headers }: Received): readonly string[] {
  if (status === 0) return ["no response"];
  const location = headers.get("location");
  const control = headers.get("cache-control") ?? "";
  return [
    ...(status >= 500 && !isBusy({ status, headers }) ? [`status ${status}`] : []),
    ...everywhere.filter((name) => !headers.has(name)).map((name) => `no ${name}`),
    ...(location !== undefined && !isOurs(location) ? [`a redirect to ${location}`] : []),
    ...(headers.has("x-injected") ? ["an injected header"] : []),
    ...(status >= 400 && /immutable|max-age=[1-9]\d{2}/.test(control) ? [`${status} with ${control}`] : []),
    ...(headers.has("x-powered-by") ? ["x-powered-by"] : []),
  ];
}

/** Whether the site says that it has too much to do, and when to come back. */
export function isBusy({ status, headers }: Received): boolean {
  return status === 503 && headers.has("retry-after");
}
