import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";
import { useOwnSite } from "./own-site.ts";

const script = "https://partner.example/tag.js";

/** A site with the script of a partner: it reads the data layer. */
const own = useOwnSite({ PARTNER_SCRIPT_URL: script });

test("H31, D28: a partner's script loads after consent alone, a second later, with a marker and a data layer", async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  await context.route(`${new URL(script).origin}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const marker = async () => (await context.cookies()).find(({ name }) => name === "partner-script")?.value;
  await page.goto(address(own.baseUrl, "tessera", "/rome/"));
  const allow = page.getByRole("button", { name: "Allow all" });
  // The banner comes after three seconds: longer than a script with consent would take.
  await expect(allow).toBeVisible();
  expect([requested, await marker()]).toEqual([[], undefined]);
  await allow.click();
  await expect.poll(marker).toBe("1");
  expect(requested).toEqual([script]);
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
