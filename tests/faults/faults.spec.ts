import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { currencyCodes } from "../../i18n/currencies.ts";
import { price, withoutMovingParts } from "../e2e/moving-parts.ts";
import { addressed, pages } from "../e2e/pages.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { faultNames } from "../support/faulty-proxy.ts";
import { readMachineLoad } from "../support/machine-load.ts";
import { beginInTheMorning } from "../support/morning-clock.ts";
import { startUpstreams, type Upstreams } from "./start-upstreams.ts";

const secret = "faults-faults-faults";
/** Milliseconds: the time-out of a page's calls, and two seconds of an idle machine. */
const findLimit = () => 8_000 + 2_000 * readMachineLoad();

let site: Site;
let upstreams: Upstreams;
let before: readonly Visit[] = [];
/** A currency that no visitor has chosen yet, so that its page was never rendered. */
const unused = currencyCodes.filter((code) => code !== "EUR").values();

interface Visit {
  readonly status: number;
  readonly cache: string | undefined;
  /** `Cache-Control`: three seconds for a page that lacks data. */
  readonly policy: string | undefined;
  /** Text for travellers, without its changing parts. */
  readonly text: string;
  readonly hasPrices: boolean;
  readonly tookMs: number;
}

/** Scripts, styles and tags. */
const markup = /<(script|style)[^]*?<\/\1>|<head>[^]*?<\/head>|<[^>]*>/g;

async function visit(request: APIRequestContext, { site: name, path }: Address, currency = "EUR"): Promise<Visit> {
  const { url, headers } = addressed(site.baseUrl, name, path);
  const start = performance.now();
  const response = await request.get(url, { headers: { ...headers, cookie: `currency=${currency}` }, timeout: 30_000 });
  const html = await response.text();
  return {
    status: response.status(),
    cache: response.headers()["x-cache"],
    policy: response.headers()["cache-control"],
    text: withoutMovingParts(html).replaceAll(markup, ""),
    hasPrices: price.test(html),
    tookMs: performance.now() - start,
  };
}

type Address = Pick<(typeof pages)[number], "site" | "path">;

const visitAll = (request: APIRequestContext) => Promise.all(pages.map((page) => visit(request, page)));
const shown = (visits: readonly Visit[]) => visits.map(({ status, text }) => ({ status, text }));

/** Whether a page is cached with all its data. */
async function isComplete(request: APIRequestContext, page: Address): Promise<boolean> {
  const { status, cache, policy } = await visit(request, page);
  return status === 200 && cache === "hit" && !/s-maxage=3\b/.test(policy ?? "");
}

/** Publishes more documents than are read one by one: every page is rendered again before it is sent. */
async function invalidateEveryPage(request: APIRequestContext): Promise<void> {
  const documents = Array.from({ length: 201 }, () => randomUUID());
  const data = { type: "api-update", secret, documents };
  expect((await request.post(`${site.baseUrl}/api/webhook`, { data })).status()).toBe(200);
}

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  // A start that is over would change a page for good.
  const morning = beginInTheMorning();
  upstreams = await startUpstreams(morning);
  site = await startSite({
    ...morning,
    CONTENT_API_URL: `${upstreams.content.origin}/api/v2`,
    PROVIDER_API_URL: upstreams.provider.origin,
    CONTENT_WEBHOOK_SECRET: secret,
    LOCAL_HOSTS: "1",
  });
  const request = await playwright.request.newContext();
  // All at once would wait for each other on a busy machine, and be refused.
  for (const page of pages) await expect.poll(() => isComplete(request, page), { timeout: 60_000 }).toBe(true);
  before = await visitAll(request);
  await request.dispose();
});

test.afterAll(async () => {
  await site.stop();
  await upstreams.stop();
});

for (const upstream of ["content", "provider"] as const) {
  for (const fault of faultNames) {
    test(`X28: ${upstream}: ${fault}`, async ({ request }) => {
      const currency = unused.next().value ?? "EUR";
      const rome = { site: "tessera", path: "/rome/" };
      await invalidateEveryPage(request);
      upstreams[upstream].set(fault);

      const [unseen, ...seen] = await Promise.all([
        visit(request, rome, currency),
        ...pages.map((page) => visit(request, page)),
      ]);
      expect(shown(seen), "a page that was seen is as it was").toEqual(shown(before));
      for (const { tookMs } of [unseen, ...seen]) expect(tookMs).toBeLessThan(findLimit());
      expect([unseen.status, unseen.hasPrices], "a page that was not seen says what can be said").toEqual([
        upstream === "content" ? 503 : 200,
        false,
      ]);

      upstreams[upstream].set(undefined);
      const healed = performance.now();
      await expect(async () => {
        const [first, ...others] = await Promise.all([
          visit(request, rome, currency),
          ...pages.map((page) => visit(request, page)),
        ]);
        expect([first.status, first.hasPrices]).toEqual([200, true]);
        expect([first, ...others].map(({ cache }) => cache)).toEqual([first, ...others].map(() => "hit"));
        expect(shown(others)).toEqual(shown(before));
      }, "it heals").toPass({ timeout: 90_000, intervals: [250] });
      const healedMs = performance.now() - healed;
      const slowest = Math.max(...[unseen, ...seen].map(({ tookMs }) => tookMs));
      console.log(`  slowest answer ${Math.round(slowest)} ms, whole again after ${Math.round(healedMs)} ms`);
      expect(healedMs, "it heals within ten seconds of an idle machine").toBeLessThan(10_000 * readMachineLoad());
    });
  }
}
