import { expect, test } from "@playwright/test";
import { useOwnSite } from "./own-site.ts";
import { openParent } from "./simulator-parent.ts";

const builder = "https://demo-shop.prismic.io";
const repository = "https://demo-shop.cdn.prismic.io/api/v2";

// A page that no network sent may not frame localhost unless it is allowed to.
test.use({ permissions: ["local-network-access"] });

/** The production server with the content of a hosted repository, which is out of reach here. */
const own = useOwnSite(
  { CONTENT_API_URL: repository, PROVIDER_API_URL: process.env["PROVIDER_URL"] ?? "" },
  "/slice-simulator",
);

const paragraph = (text: string) => [{ type: "paragraph", text, spans: [] }];
const slices = [
  { slice_type: "notice", variation: "default", primary: { body: paragraph('From [price tgid="50002"]') } },
  { slice_type: "unknown", variation: "default", primary: {} },
  { slice_type: "tabs_start", variation: "default", primary: {} },
  { slice_type: "tab", variation: "default", primary: { title: "Tickets" } },
  { slice_type: "product_grid", variation: "default", primary: { product_ids: "50001" } },
  { slice_type: "tab", variation: "default", primary: { title: "Tours" } },
  { slice_type: "product_grid", variation: "default", primary: { product_ids: "50002" } },
];

test("the Page Builder of a hosted repository sends slices, and they are rendered with products and islands @whole", async ({
  page,
}) => {
  const frame = await openParent(page, builder, `${own.baseUrl}/slice-simulator`);
  await page.evaluate(() => window.parentOfSlices.connect({ sliceZoneSizeAPI: true, activeSliceAPI: true }));
  await page.evaluate((zone) => window.parentOfSlices.send(zone), slices);
  await expect(frame.getByText(/From €\d/)).toBeVisible();
  await expect(frame.locator("summary")).toHaveText("Findings (2)");
  await frame.getByRole("tab", { name: "Tours" }).click();
  const tour = frame.locator("[data-product='50002'] a").first();
  await expect(tour).toBeVisible();
  await tour.click();
  await page.evaluate(() => window.parentOfSlices.scroll(6));
  await expect(tour).toBeInViewport();
  await page.mouse.move(200, 200);
  const reports = () => page.evaluate(() => window.parentOfSlices.reports);
  await expect.poll(reports).toContainEqual(expect.objectContaining({ type: "setSliceZoneSize" }));
  await expect
    .poll(reports)
    .toContainEqual(expect.objectContaining({ data: expect.objectContaining({ sliceID: "product_grid", index: 6 }) }));

  await frame.getByLabel("Language").selectOption("ar");
  await expect(frame.locator("[dir=rtl][lang=ar] [role=tab]")).toHaveCount(2);
  await page.evaluate(() => window.parentOfSlices.send([{ slice_type: "tabs_start" }]));
  await expect(frame.getByText("These slices show nothing by themselves.")).toBeVisible();
  const long = "x".repeat(600_000);
  await page.evaluate((text) => window.parentOfSlices.send([{ slice_type: "notice", primary: { body: text } }]), long);
  await expect(frame.getByText("more than 500 kB")).toBeVisible();
});

test("no other site frames the simulator @whole", async ({ page }) => {
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await openParent(page, "https://other.prismic.io", `${own.baseUrl}/slice-simulator`);
  await page.evaluate(() => void window.parentOfSlices.connect({}).catch(() => {}));
  await refused;
});

test("with a hosted repository the simulator is framed by it alone and never indexed; no mocks are shown @whole", async ({
  request,
}) => {
  const response = await request.get(`${own.baseUrl}/slice-simulator?slice=hero`);
  const headers = response.headers();
  expect(headers["content-security-policy"]).toMatch(new RegExp(`; frame-ancestors ${builder}$`));
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect(headers["cache-control"]).toContain("no-store");
  expect(await response.text()).toContain("Slices appear here");
});

test("without a hosted repository there is no simulator, and every page is framed by its own site alone @whole", async ({
  request,
}) => {
  expect((await request.get("/slice-simulator")).status()).toBe(404);
  expect((await request.post("/slice-simulator", { data: "[]" })).status()).toBe(404);
  expect((await request.get("/")).headers()["x-frame-options"]).toBe("SAMEORIGIN");
  expect((await request.get("/dev")).headers()["x-frame-options"]).toBe("SAMEORIGIN");
});
