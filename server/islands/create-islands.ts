import type { IncomingMessage, ServerResponse } from "node:http";
import { telemetry } from "../../framework/next/telemetry.ts";
import { encodingFor } from "../pages/content-encoding.ts";
import { islandsPath } from "../../framework/islands/manifest.ts";
import { type Islands, readIslands } from "../../framework/islands/read-islands.ts";
import { standalone, type StandaloneManifest } from "../../framework/next/standalone.ts";

export interface SiteIslands {
  /** Turns the HTML of a page as Next renders it into the HTML that is sent. */
  readonly finish: (html: string) => string;
  /** Sends a file of the islands. Returns false for any other path. */
  readonly respond: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const everywhere = { Vary: "Accept-Encoding" };
/** A name contains the hash of the content, so that browsers use the file for a year without a request. */
const found = {
  ...everywhere,
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "public, max-age=31536000, immutable",
};
/** The name may be of a build that another instance has already. */
const missing = { ...everywhere, "Content-Type": "text/plain", "Cache-Control": "no-store" };

/**
 * Returns how the site serves its islands. Pages work without Next's scripts; with `ISLANDS=next` they are sent as Next
 * renders them. `scriptMark` marks the scripts that are the site's own. The build is read with the first page or file.
 */
export function createIslands(folder: string, environment: NodeJS.Dict<string>, scriptMark: string): SiteIslands {
  const mark = ` data-ours="${scriptMark}"`;
  let read: Islands | undefined;
  const islands = () => (read ??= readIslands(folder));
  const log = logOnce();
  const isStandalone = environment["ISLANDS"] !== "next";
  return {
    finish: (html) => (isStandalone ? finished(html, { ...islands(), mark }, log) : html),
    respond: (request, response) => {
      if (request.url?.startsWith(islandsPath) !== true) return false;
      sendFile(request, response, islands());
      return true;
    },
  };
}

/** Returns the page without Next's scripts. A page in which something is unknown is sent as it is. */
function finished(html: string, islands: StandaloneManifest, log: (unknown: string) => void): string {
  const result = standalone(html, islands);
  if ("html" in result) return result.html;
  log(result.unknown);
  return html;
}

/** Logs each unknown part once: it is in every page of its kind. */
function logOnce(): (unknown: string) => void {
  const logged = new Set<string>();
  return (unknown) => {
    if (logged.has(unknown) || logged.size > 100) return;
    logged.add(unknown);
    telemetry().log.warn("page-not-standalone", "A page keeps Next's scripts: part of it is unknown.", { unknown });
  };
}

function sendFile({ method, url = "", headers }: IncomingMessage, response: ServerResponse, { files }: Islands): void {
  const [name = ""] = url.slice(islandsPath.length).split("?", 1);
  const file = files.get(name);
  if (file === undefined) {
    response.writeHead(404, missing).end();
    return;
  }
  const encoding = encodingFor(headers["accept-encoding"]);
  const content = file[encoding];
  const own = encoding === "identity" ? {} : { "Content-Encoding": encoding };
  response.writeHead(200, { ...found, ...own, "Content-Length": content.length });
  response.end(method === "HEAD" ? undefined : content);
}
