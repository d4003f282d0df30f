import { expect, type Page, test } from "@playwright/test";
import { address, addressed, pages } from "../e2e/pages.ts";
import { sampled } from "../support/test-scale.ts";
import { wholeUnless } from "../e2e/whole-unless.ts";

/** Collects what the policy of a page refuses, from before its first script. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      // @ts-expect-error set above.
      window.refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  // @ts-expect-error set above.
  return () => page.evaluate(() => window.refused);
}

const documents = [
  ...sampled(pages).map(({ kind, site, path }) => ({ kind, site, path, status: 200 })),
  { kind: "missing page", site: "colosseum", path: "/no-such-page/", status: 404 },
  { kind: "refusal", site: "tessera", path: "/wp-login.php", status: 404 },
  { kind: "list of pages", site: "tessera", path: "/dev/", status: 200 },
  { kind: "reference of shortcodes", site: "tessera", path: "/dev/shortcodes/", status: 200 },
];

/** The kinds of pages that each run visits. */
const shortKinds = new Set(["experience", "missing page", "refusal", "reference of shortcodes"]);

for (const { kind, site, path, status } of documents) {
  test(`${kind}: the policy allows all that the page needs${wholeUnless(shortKinds.has(kind))}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { url, headers } = addressed(baseURL ?? "", site, path);
    // A busy machine may refuse a page that it has not rendered yet.
    await expect.poll(async () => (await request.get(url, { headers })).status(), { timeout: 60_000 }).toBe(status);
    const refused = await watch(page);
    const response = await page.goto(address(baseURL ?? "", site, path), { waitUntil: "networkidle" });
    expect(response?.status()).toBe(status);
    await page.mouse.wheel(0, 10_000);
    await page.waitForLoadState("networkidle");
    expect(await refused()).toEqual([]);
  });
}

const attacks = [
  ["an inline script", "<script>window.attacked = true</script>"],
  ["an event handler", '<img src="/none" onerror="window.attacked = true">'],
  ["an address with script", '<a id="attack" href="javascript:window.attacked = true">x</a>'],
  ["a script of another site", '<script src="https://evil.example/a.js"></script>'],
  ["a base for all addresses", '<base href="https://evil.example/">'],
  ["a form to another site", '<form id="form" action="https://evil.example/"></form>'],
] as const;

for (const [title, markup] of attacks) {
  test(`${title} that reached the HTML does nothing`, async ({ page, baseURL }) => {
    const refused = await watch(page);
    await page.route("https://evil.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "window.attacked = true" }),
    );
    // Next's script would render the page again, without what it did not render.
    await page.route("**/_next/static/**", (route) => route.abort());
    const home = address(baseURL ?? "", "tessera", "/rome/");
    // The system may not know the local alias.
    const sent = addressed(baseURL ?? "", "tessera", "/rome/");
    await page.route(home, async (route) => {
      const response = await page.request.get(sent.url, { headers: sent.headers });
      await route.fulfill({ response, body: (await response.text()).replace("</main>", `${markup}</main>`) });
    });
    await page.goto(home);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("#attack")?.click();
      document.querySelector<HTMLFormElement>("#form")?.submit();
    });
    await expect.poll(refused).not.toEqual([]);
    // @ts-expect-error only an attack sets it.
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
    expect(await page.evaluate(() => document.baseURI)).toBe(home);
  });
}
