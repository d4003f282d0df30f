import { expect, test } from "@playwright/test";
import { sites } from "../../hosts/index.ts";
import { sendPatiently } from "../support/send.ts";
import { useOwnSite } from "./own-site.ts";

/** Sends a GET with any Host header, to the site under test or another one. */
const get = (path: string, host: string, base?: string) =>
  sendPatiently({ path, headers: { host }, ...(base && { base }) });

for (const host of ["www.tessera.example", "unknown.example", "10.0.0.7:3000", "[::1]:3000"]) {
  test(`I11: the site is healthy and ready for a probe of ${host}`, async () => {
    const ready = { status: "ready", checks: { next: "ok", content: "ok", provider: "ok" } };
    const healthz = await get("/healthz", host);
    expect([healthz.status, JSON.parse(healthz.body)]).toEqual([200, { status: "ok" }]);
    // An upstream on a busy machine may miss the deadline of one probe; the next probe reads it again.
    const probe = async () => {
      const { status, body, headers } = await get("/readyz", host);
      return [status, JSON.parse(body), headers["cache-control"]];
    };
    await expect.poll(probe).toEqual([200, ready, "no-store"]);
  });
}

test("only the server reads the state of the upstreams", async () => {
  expect((await get("/api/connect/", "www.tessera.example")).status).toBe(404);
});

/** Most pages of a host that the test visits; which ones moves with the number of pages. */
const visited = 12;

for (const { host } of sites) {
  test(`B4: the pages in the sitemap of ${host} are there, canonical, and name the same languages @whole`, async () => {
    const robots = await get("/robots.txt", host);
    const [, address = ""] = /^Sitemap: (.*)$/m.exec(robots.body) ?? [];
    expect(new URL(address).host).toBe(host);
    const { status, body, headers } = await get(new URL(address).pathname, host);
    expect([status, headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
    const urls = [...body.matchAll(/<url>\n<loc>([^<]*)<\/loc>[^]*?<\/url>/g)];
    const step = Math.max(1, Math.ceil(urls.length / visited));
    expect(urls.length).toBeGreaterThan(14);
    for (const [entry, url = ""] of urls.filter((_, index) => index % step === 0)) {
      const page = await get(new URL(url).pathname, host);
      expect.soft([url, page.status]).toEqual([url, 200]);
      const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(page.body) ?? [];
      expect.soft(new URL(canonical).href).toBe(url);
      expect.soft(alternatesIn(page.body)).toEqual(alternatesIn(entry));
    }
  });
}

/** Returns language and address of each alternate, of HTML or of a sitemap. Next writes a home page without its slash. */
function alternatesIn(markup: string): readonly string[] {
  const links = markup.matchAll(/rel="alternate" href[Ll]ang="([^"]+)" href="([^"]+)"/g);
  return [...links].map(([, tag, url]) => `${tag} ${new URL(url ?? "").href}`).toSorted();
}

test("search engines list no page of a stage host", async () => {
  const host = "stage-www.tessera.example";
  expect((await get("/robots.txt", host)).body).toBe("User-agent: *\nDisallow: /\n");
  const { status, body } = await get("/sitemap.xml", host);
  expect([status, body.includes("<urlset"), body.includes("<url>")]).toEqual([200, true, false]);
  expect((await get("/rome/", host)).headers["x-robots-tag"]).toBe("noindex, nofollow");
});

const icons = [
  ["/favicon.ico", "image/x-icon"],
  ["/icon.svg", "image/svg+xml"],
  ["/apple-icon.png", "image/png"],
  ["/manifest.webmanifest", "application/manifest+json"],
] as const;

for (const [path, type] of icons) {
  test(`each host has ${path} of its own, and its pages name it`, async () => {
    const answers = await Promise.all(sites.map(({ host }) => get(path, host)));
    for (const { status, headers } of answers) expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(sites.length);
    expect((await get("/privacy-policy/", "www.tessera.example")).body).toContain(`href="${path}"`);
  });
}

test("unknown hosts have no robots.txt, sitemap or icons", async () => {
  for (const path of ["/robots.txt", "/sitemap.xml", ...icons.map(([icon]) => icon)])
    expect((await get(path, "unknown.example")).status).toBe(404);
});

test.describe("a provider that demands a key", () => {
  const key = "pk-end-to-end-secret";
  const own = useOwnSite({ PROVIDER_API_KEY: key, PROVIDER_API_KEYS: `${key},another-key`, SHUTDOWN_DELAY: "300" });

  test("H1: pages have its prices, and browsers never see the key @whole", async () => {
    expect((await fetch(`${own.providerUrl}/api/v1/currency/list/`)).status).toBe(401);
    const { status, body } = await get("/rome/", "www.tessera.example", own.baseUrl);
    expect(status).toBe(200);
    expect(body).toMatch(/€\s?\d/);
    expect(body).not.toContain(key);
  });

  test("I11: after SIGTERM the site is not ready first, and goes on with requests until balancers know @whole", async () => {
    await expect.poll(async () => (await get("/readyz", "10.0.0.7", own.baseUrl)).status).toBe(200);
    own.signal("SIGTERM");
    await expect.poll(async () => (await get("/readyz", "10.0.0.7", own.baseUrl)).status).toBe(503);
    expect((await get("/healthz", "10.0.0.7", own.baseUrl)).status).toBe(200);
    expect((await get("/rome/", "www.tessera.example", own.baseUrl)).status).toBe(200);
  });
});
