import { type APIRequestContext, expect, test } from "@playwright/test";
import { price } from "./moving-parts.ts";
import { useOwnSite } from "./own-site.ts";
import { addressed } from "./pages.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** A separate site: a fault must not reach the other tests. */
const own = useOwnSite();

async function visit(request: APIRequestContext, currency: string) {
  const { url, headers } = addressed(own.baseUrl, "tessera", "/rome/");
  const response = await request.get(url, { headers: { ...headers, cookie: `currency=${currency}` } });
  return { policy: response.headers()["cache-control"], hasPrices: price.test(await response.text()) };
}

const fail = (request: APIRequestContext, fault: string) =>
  request.put(`${own.providerUrl}/__fault`, { data: { fault, forMs: 300_000 } });

for (const [fault, currency] of [
  ["500", "NOK"],
  ["hang", "SEK"],
] as const) {
  test(`X28: a page that was rendered during a fault (${fault}) has its prices within ten seconds @whole`, async ({
    request,
  }) => {
    await fail(request, fault);
    const provisional = { policy: "s-maxage=3, stale-while-revalidate=3", hasPrices: false };
    expect(await visit(request, currency)).toEqual(provisional);
    await request.delete(`${own.providerUrl}/__fault`);
    const whole = { policy: "s-maxage=300, stale-while-revalidate=86100", hasPrices: true };
    await expect(async () => expect(await visit(request, currency)).toEqual(whole)).toPass({ timeout: 10_000 });
  });
}

test("X28: a page that nobody visits meanwhile is never served without its prices later @whole", async ({
  request,
}) => {
  await fail(request, "500");
  const rendered = performance.now();
  expect((await visit(request, "DKK")).hasPrices).toBe(false);
  await request.delete(`${own.providerUrl}/__fault`);
  await expect.poll(() => performance.now() - rendered, { timeout: 20_000 }).toBeGreaterThan(8_000);
  expect(await visit(request, "DKK")).toMatchObject({ hasPrices: true });
});
