import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";
import { useOwnSite } from "./own-site.ts";
import { partnerEnvironment, partnerScript, routePartner, storedBy } from "./partner.ts";

/** A site with the script of a partner: it reads the data layer. */
const own = useOwnSite(partnerEnvironment);

test("H31, D28: a partner's script loads after consent alone, a second later, with a marker and a data layer @whole", async ({
  page,
  context,
}) => {
  const requested = await routePartner(context);
  const marker = async () => (await context.cookies()).find(({ name }) => name === "partner-script")?.value;
  await page.goto(address(own.baseUrl, "tessera", "/rome/"));
  const allow = page.getByRole("button", { name: "Allow all" });
  // The banner comes after three seconds: longer than a script with consent would take.
  await expect(allow).toBeVisible();
  expect([requested, await marker()]).toEqual([[], undefined]);
  await allow.click();
  await expect.poll(marker).toBe("1");
  expect(requested).toEqual([partnerScript]);
  const layer = await page.evaluate(() => globalThis.dataLayer);
  expect(layer).toContainEqual({
    meta: {
      city: "ROME",
      country: "IT",
      collectionId: 1002,
      collectionName: "Things to do in Rome",
      mbName: "Tessera",
      pageTitle: await page.title(),
      pageType: "city",
      language: "en",
    },
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await page.waitForURL(/\/cookies\//);
  await page.getByRole("button", { name: "Deny all" }).click();
  await expect.poll(marker).toBeUndefined();
});

test("P35: a withdrawal reloads the page of a script that keeps storing something, and nothing of it is left @whole", async ({
  page,
  context,
}) => {
  await routePartner(context);
  await page.goto(address(own.baseUrl, "tessera", "/cookies/"));
  await page.getByRole("button", { name: "Allow all" }).click();
  await expect.poll(() => storedBy(page, context)).toEqual(["_partner", "consent", "partner-script", "sandbox-id"]);
  // The running script stores its entry again.
  await page.evaluate(() => localStorage.removeItem("_partner"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("_partner"))).toBe("1");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Deny all" }).click();
  await reloaded;
  await expect.poll(() => storedBy(page, context)).toEqual(["consent"]);
  await expect(page.locator(`script[src="${partnerScript}"]`)).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: /^Measurement/ })).not.toBeChecked();
});
