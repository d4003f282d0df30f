import type { ServerResponse } from "node:http";

/** Headers of a framed page. Its policy names who frames it. */
const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

export interface FramedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function sendPage(response: ServerResponse, page: FramedPage | undefined): void {
  if (page === undefined) sendMissing(response);
  else response.writeHead(200, { ...headers, ...page.headers }).end(page.html);
}

/** Says nothing of why. */
export function sendMissing(response: ServerResponse): void {
  const plain = { ...headers, "content-type": "text/plain; charset=utf-8" };
  response.writeHead(404, plain).end("This page is not open. Open it in the studio again.\n");
}
