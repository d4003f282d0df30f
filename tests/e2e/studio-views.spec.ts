import { expect, type Page, test } from "@playwright/test";
import { systemTime } from "../../http/time.ts";
import { openStore } from "../../studio/server/sessions/open-store.ts";
import { createSessions } from "../../studio/server/sessions/sessions.ts";
import { checkView, sizes } from "../studio/check-view.ts";

const folder = process.env["STUDIO_DIR"] ?? "";
const studio = `http://studio.localhost:${new URL(process.env["BASE_URL"] ?? "http://localhost:3000").port}`;

test.skip(folder === "", "A site that others started has its sessions in another folder.");

/** Signs in without the form of a link, whose attempts are limited. */
async function signIn(page: Page): Promise<void> {
  const store = await openStore(folder);
  const secret = await createSessions(store, systemTime.date).begin({ name: "Anna", role: "admin" });
  store.close();
  await page.context().addCookies([{ name: "studio", value: secret, url: studio }]);
}

test("W117: the list of documents and a page under edit fit the smallest window, light and dark @whole", async ({
  page,
}) => {
  const smallest = sizes.slice(0, 1);
  await signIn(page);
  await page.goto(`${studio}/studio?q=rome&lang=en-us&type=microsite`);
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await checkView(page, "list", smallest);
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(page.frameLocator('iframe[title="Page"]').getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("treeitem").first().click();
  await checkView(page, "editor", smallest);
});
