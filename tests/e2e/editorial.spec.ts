import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { contentEditor } from "./content-editor.ts";
import { useOwnSite } from "./own-site.ts";
import { address, product } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

/** A separate site: a publication here reaches no other test. */
const own = useOwnSite();
const { put } = contentEditor(own);

const uid = "www.tessera.example.editorial";
const rich = (text: string, type = "paragraph") => [{ type, text, spans: [] }];
const heading = (text: string) => rich(text, "heading2");
const slice = (slice_type: string, primary: object) => ({ slice_type, variation: "default", primary });
const cell = (text: string, type = "data") => ({ key: text, type, content: rich(text) });
const row = (...cells: readonly object[]) => ({ key: JSON.stringify(cells).length.toString(), cells });
const columns = ["Standard", "Arena floor", "Underground", "At night", "With a guide"];

const slices = [
  slice("table_of_contents", {}),
  slice("accordion", { title: heading("Getting there"), items: [{ heading: "By metro", body: rich("Line B.") }] }),
  slice("comparison_table", {
    title: heading("Tickets"),
    table: {
      head: { rows: [row(...["Included", ...columns].map((text) => cell(text, "header")))] },
      body: { rows: [row(cell("Arena floor, seen from the middle"), ...columns.map(() => cell("Yes")))] },
    },
  }),
  slice("safety_banner", { marker: "yes", measures: [{ icon: "heart", text: "First aid at the gate" }] }),
  slice("promo_codes", { title: heading("Codes"), codes: [{ code: "ROMA10", percent: 10, terms: rich("Once.") }] }),
  slice("video", {
    title: heading("Watch"),
    film: { type: "video", embed_url: "https://vimeo.com/76979871", title: "The arena", provider_name: "Vimeo" },
  }),
  slice("popup", { opener: "What should I bring?", title: "For your day", body: rich("Water.") }),
  slice("promotional_banner", { title: heading("Winter in Rome"), product: 50001, ends_on: "2099-12-31" }),
];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const data = { heading: rich("Editorial", "heading1"), meta_title: "Editorial | Tessera", slices };
  await put("editorial", { type: "content_page", lang: "en-us", uid, tags: [uid], title: "Editorial", data });
});

/** Opens the page, and returns the hosts that it requests something of. */
async function open(page: Page): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  await page.route(/vimeo\.com/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Film</p>" }));
  await expect(async () => {
    await page.goto(address(own.baseUrl, "tessera", "/editorial/"));
    await expect(page.getByRole("heading", { level: 1, name: "Editorial" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  return hosts;
}

test("category pills: a pill leads to its section, below what sticks @whole", async ({ page }) => {
  const at = "www.tessera.example.pills";
  const sections = ["Views", "Food"].map((name) => ({
    ...slice("text_block", { title: heading(name), body: Array.from({ length: 40 }, () => rich("One more line.")[0]) }),
    id: `text_block$${name}`,
  }));
  const items = [{ icon: "utensils", label: "To food", link: { link_type: "Web", url: "#text_block-Food" } }];
  const data = { heading: rich("Pills", "heading1"), slices: [slice("category_pills", { items }), ...sections] };
  await put("pills", { type: "content_page", lang: "en-us", uid: at, tags: [at], title: "Pills", data });
  await expect(async () => {
    await page.goto(address(own.baseUrl, "tessera", "/pills/"));
    await expect(page.getByRole("heading", { level: 1, name: "Pills" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const pill = page.getByRole("link", { name: "To food" });
  await pill.click();
  const section = page.getByRole("heading", { level: 2, name: "Food" });
  await expect(section).toBeInViewport();
  await expectBelow(section, pill);
});

/** Expects an element below another one, once both are where they stay. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  await expect(async () => {
    const [below, above] = [await lower.boundingBox(), await upper.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }).toPass({ timeout: 20_000 });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(`an accordion opens, and a contents entry leads to its section below what sticks${wholeUnless(javaScriptEnabled)}`, async ({
      page,
    }) => {
      await open(page);
      await page.getByText("By metro").click();
      await expect(page.getByText("Line B.")).toBeVisible();
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents.getByRole("link")).toHaveText(["Getting there", "Tickets", "Codes", "Watch"]);
      await contents.getByRole("link", { name: "Codes" }).click();
      const section = page.getByRole("heading", { name: "Codes" });
      await expect(section).toBeInViewport();
      await expectBelow(section, contents);
    });

    test(`a popup opens by keyboard, closes by Escape, and returns the focus${wholeUnless(javaScriptEnabled)}`, async ({
      page,
    }) => {
      await open(page);
      const opener = page.getByRole("button", { name: "What should I bring?" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "For your day" });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test(`D30: nothing of another site is requested before a film is started${wholeUnless(javaScriptEnabled)}`, async ({
      page,
    }) => {
      const hosts = await open(page);
      await page.getByRole("heading", { name: "Watch" }).scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect([...hosts].filter((host) => host.includes("vimeo"))).toEqual([]);
      if (!javaScriptEnabled) return;
      await page.getByRole("link", { name: "The arena" }).click();
      await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
      expect(hosts).toContain("player.vimeo.com");
    });

    test(`A5, E8: an applied code is on booking links of every page, until it is removed${wholeUnless(!javaScriptEnabled)}`, async ({
      page,
    }) => {
      const applied = async () => {
        await page.goto(address(own.baseUrl, "tessera", `/${product}/`));
        const links = await page
          .locator('a[href*="/book/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        return [...new Set(links.map((href) => new URL(href ?? "").searchParams.get("promoCode")))];
      };
      await open(page);
      await page.getByRole("button", { name: "Apply code: ROMA10" }).click();
      const item = page.getByRole("listitem").filter({ hasText: "ROMA10" });
      await expect(item.getByText("Applied", { exact: true })).toBeVisible();
      await expect(item).toBeInViewport();
      await expect(page.getByRole("button", { name: "Apply code: ROMA10" })).toBeHidden();
      await expect.poll(applied).toEqual(["ROMA10"]);
      await open(page);
      await page.getByRole("button", { name: "Remove: ROMA10" }).click();
      await expect(page.getByRole("button", { name: "Apply code: ROMA10" })).toBeVisible();
      await expect.poll(applied).toEqual([null]);
    });
  });
}

test("a wide table scrolls by itself, under its first column, and the page never does", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  const box = page.getByRole("group", { name: "Tickets" });
  const name = box.getByRole("rowheader");
  await box.focus();
  const before = await name.boundingBox();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing on a page of editorial slices, ${width} px wide @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.getByRole("button", { name: "What should I bring?" }).click();
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}
