import type { BrowserContext, Page } from "@playwright/test";

/** The address of a partner's script, which `routePartner` serves. */
export const partnerScript = "https://partner.example/tag.js";

/** Of a site with this partner. */
export const partnerEnvironment = { PARTNER_SCRIPT_URL: partnerScript };

/** Stores at once, and again ten times a second: a withdrawal removes it for good only where the script ends. */
const body = `const store = () => {
  document.cookie = "_partner=1; Path=/";
  localStorage.setItem("_partner", "1");
};
store();
setInterval(store, 100);`;

/** Serves the partner's script to a browser. Returns the addresses that it requests of the partner. */
export async function routePartner(context: BrowserContext): Promise<readonly string[]> {
  const requested: string[] = [];
  await context.route(`${new URL(partnerScript).origin}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return requested;
}

/** Returns the names of all that a browser stores for the site and for others, each once. */
export async function storedBy(page: Page, context: BrowserContext): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const items = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()),
  ]);
  return [...new Set([...cookies, ...items])].sort();
}
