import { compress } from "./compress.ts";
import type { StoredPage } from "./stored-page.ts";

export const htmlHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300, stale-while-revalidate=86100",
};

const rome = await compress("<h1>Rome</h1>");

/** Returns a page that was rendered at 0 and is fresh for five minutes. */
export async function storedPage({
  html,
  ...changes
}: Partial<StoredPage> & { readonly html?: string } = {}): Promise<StoredPage> {
  return {
    status: 200,
    headers: htmlHeaders,
    body: html === undefined ? rome : await compress(html),
    tags: ["document:rome"],
    readAt: 0,
    storedAt: 0,
    freshForMs: 300_000,
    provisional: false,
    buildId: "build",
    ...changes,
  };
}
