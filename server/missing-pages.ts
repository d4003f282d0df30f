import { randomBytes } from "node:crypto";
import { get } from "node:http";

/** Only this process knows it: nobody outside can ask for the internal page. */
export const internalToken = randomBytes(16).toString("hex");
export const internalHeader = "x-tessera-internal";

const keptMs = 60_000;
const timeoutMs = 10_000;

interface Entry {
  readonly page: Promise<string>;
  readonly expires: number;
}

/**
 * The HTML of a host's not-found page, by the page's internal path. Next leaves a page that calls `notFound` to be
 * drawn in the browser; a 404 has to be readable without script, so the server puts this in its place. Kept for a
 * minute per host and language: a flood of unknown paths draws nothing.
 */
export function createMissingPages(portOf: () => number, now = Date.now): (internalPath: string) => Promise<string> {
  const entries = new Map<string, Entry>();
  return (internalPath) => {
    const [, host = "", locale = ""] = internalPath.split("/");
    const path = `/not-found-page/${host}/${locale}`;
    const known = entries.get(path);
    if (known !== undefined && known.expires > now()) return known.page;
    const page = read(portOf(), decodeURIComponent(host), path);
    entries.set(path, { page, expires: now() + keptMs });
    page.catch(() => entries.delete(path));
    return page;
  };
}

function read(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, [internalHeader]: internalToken };
    const request = get({ hostname: "localhost", port, path, headers, timeout: timeoutMs }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks).toString("utf8"));
        else reject(new Error(`The not-found page answered ${answer.statusCode}.`));
      });
    });
    request.on("timeout", () => request.destroy(new Error("The not-found page did not answer in time.")));
    request.on("error", reject);
  });
}
