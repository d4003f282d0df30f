import { expect, test } from "vitest";
import { createSitemaps } from "./create-sitemaps.ts";

const unread = () => Promise.reject(new Error("unread"));

test("B4: the sitemap of a host that search engines list no page of is empty, and reads nothing", async () => {
  const find = createSitemaps({
    content: { slicesAtRef: unread },
    types: [],
    pages: { recent: unread },
    products: { ready: unread },
  });
  const { main, parts } = await find(undefined);
  expect([main.includes("<urlset"), main.includes("<url>"), parts]).toEqual([true, false, []]);
});
