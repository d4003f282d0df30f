import { expect, type Page } from "@playwright/test";

/** Statuses of what was requested before, so that a worker follows each link once. */
const statuses = new Map<string, Promise<number>>();

/** Links that are followed at once: a site refuses more pages that it has not rendered yet. */
const atOnce = 3;

/** Returns the links within the site that lead nowhere: to no element of this page, or to no other page. */
export async function brokenLinks(page: Page): Promise<readonly string[]> {
  const { broken, others } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      ({ origin }) => origin === location.origin,
    );
    const own = links.filter(
      ({ hash, pathname, search }) => hash !== "" && pathname + search === location.pathname + location.search,
    );
    return {
      broken: own.filter(({ hash }) => document.getElementById(hash.slice(1)) === null).map(({ href }) => href),
      others: [...new Set(links.filter((link) => !own.includes(link)).map(({ href }) => href))],
    };
  });
  const queue = others.values();
  const missing = await Promise.all(Array.from({ length: atOnce }, () => listMissingLinks(page, queue)));
  return [...broken, ...missing.flat()];
}

/** Follows the links of a queue one by one. Returns those that lead nowhere. */
async function listMissingLinks(page: Page, queue: Iterable<string>): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const href of queue) if ((await requestStatus(page, href)) !== 200) missing.push(href);
  return missing;
}

function requestStatus(page: Page, href: string): Promise<number> {
  const known = statuses.get(href);
  if (known !== undefined) return known;
  const status = lastingStatus(page, href);
  statuses.set(href, status);
  return status;
}

/** Returns the status of a page. A busy site refuses what it has no time to render: 503 counts only if it remains. */
async function lastingStatus(page: Page, href: string): Promise<number> {
  // The operating system may not know `*.localhost`, so the name goes into the Host header.
  const { host, port, pathname, search } = new URL(href);
  const read = async () =>
    (await page.request.get(`http://localhost:${port}${pathname}${search}`, { headers: { host } })).status();
  let status = await read();
  await expect(async () => {
    if (status === 503) status = await read();
    expect(status).not.toBe(503);
  })
    .toPass({ intervals: [1000], timeout: 30_000 })
    .catch(() => undefined);
  return status;
}
