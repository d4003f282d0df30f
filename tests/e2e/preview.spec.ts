import { expect, type Page, test } from "@playwright/test";
import * as v from "valibot";
import { writeToken } from "../support/start-site.ts";
import { chooseSecondTab } from "./choose-tab.ts";
import { contentEditor, madeSchema } from "./content-editor.ts";
import { address, addressed } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const content = process.env["CONTENT_URL"] ?? "http://localhost:4001";
const path = "/previewed/";
const uid = "www.tessera.example.previewed";

const preview = v.object({ token: v.string() });

const { edit } = contentEditor({ contentUrl: content, token: process.env["CONTENT_WRITE_TOKEN"] ?? writeToken });

const paragraph = (text: string) => ({ type: "paragraph", text, spans: [] });
const body = [
  "Tickets from [price tgid=50002], in [year].",
  "Gone: [price tgid=999999]. Wrong: [price tgid=x]. Mistyped: [pric tgid=50002].",
].map(paragraph);
const draft = {
  type: "content_page",
  lang: "en-us",
  uid,
  title: "Previewed",
  data: {
    heading: [{ type: "heading1", text: "Previewed in [year]", spans: [] }],
    slices: [{ slice_type: "text_block", variation: "default", primary: { body } }],
  },
};

/** A draft that nobody published, and the address at which its preview begins. */
async function beginPreview(baseURL = ""): Promise<string> {
  const { id } = v.parse(madeSchema, await edit("POST", "drafts", { label: "Previewed" }));
  const document = v.parse(madeSchema, await edit("PUT", `drafts/${id}/documents/previewed`, draft));
  const { token } = v.parse(preview, await edit("POST", "previews", { draft: id }));
  const query = new URLSearchParams({ token, documentId: document.id });
  return address(baseURL, "tessera", `/api/preview?${query.toString()}`);
}

test.describe.configure({ mode: "serial" });

test("an editor sees a draft, points at its shortcodes, and leaves; nobody else sees it", async ({ page, baseURL }) => {
  const response = await page.goto(await beginPreview(baseURL));
  expect(response?.headers()["server-timing"]).toMatch(
    /resolve;dur=.* load;dur=.* fetch;dur=.* render;dur=.* total;dur=/,
  );
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator("h1")).toContainText("Previewed in 20");

  const price = page.locator("[data-shortcode=price]").first();
  await price.hover();
  await expect(price.getByRole("note")).toContainText("products/50002");
  await expect(page.locator("[data-problem]")).toHaveCount(3);

  const bar = page.getByRole("complementary", { name: "Preview" });
  await bar.locator("summary").click();
  await expect(bar.getByText("Did you mean [price]?").first()).toBeVisible();
  await bar.getByRole("link", { name: "#1 text_block" }).first().click();
  await expect(page).toHaveURL(/#slice-/);

  const { url, headers } = addressed(baseURL ?? "", "tessera", path);
  expect((await page.request.get(url, { headers: { ...headers, cookie: "" } })).status()).toBe(404);

  await bar.getByRole("link", { name: "Leave the preview" }).click();
  await expect(page.locator("h1")).toHaveText("Page not found");
});

test("a preview is never cached, by the server or on the way", async ({ page, request, baseURL }) => {
  await page.goto(await beginPreview(baseURL));
  const cookie = (await page.context().cookies()).find(({ name }) => name === "io.prismic.preview");
  const { url, headers } = addressed(baseURL ?? "", "tessera", "/rome/");
  const previewed = await request.get(url, { headers: { ...headers, cookie: `io.prismic.preview=${cookie?.value}` } });
  expect([previewed.status(), previewed.headers()["cache-control"]]).toEqual([
    200,
    expect.stringContaining("no-store"),
  ]);
  expect(await previewed.text()).toContain("/api/exit-preview/");
  const published = await request.get(url, { headers });
  expect(published.headers()["cache-control"]).toContain("s-maxage");
  expect(await published.text()).not.toContain("/api/exit-preview/");
});

test("islands work in a preview: a click on a tab shows its panel @whole", async ({ page, context, baseURL }) => {
  await page.goto(await beginPreview(baseURL));
  const cookie = (await context.cookies()).find(({ name }) => name === "io.prismic.preview");
  const url = address(baseURL ?? "", "colosseum", "/");
  await context.addCookies([{ name: "io.prismic.preview", value: cookie?.value ?? "", url }]);
  await page.goto(url);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(1);
  await chooseSecondTab(page);
});

test("a keyboard reaches the editor's tools without passing the page", async ({ page, baseURL }) => {
  await page.goto(await beginPreview(baseURL));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the preview tools" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("complementary", { name: "Preview" }).locator("summary")).toBeFocused();
});

test("a token that was made up does not enter, and its way out is not cached", async ({ request, baseURL }) => {
  const token = "http://localhost:4001/previews/made~up?websitePreviewId=none";
  const entry = addressed(baseURL ?? "", "tessera", `/api/preview/?token=${encodeURIComponent(token)}`);
  const refused = await request.get(entry.url, { headers: entry.headers });
  expect([refused.status(), refused.headers()["cache-control"]]).toEqual([400, "no-store"]);
  const { url, headers } = addressed(baseURL ?? "", "tessera", "/rome/");
  const cookie = `io.prismic.preview=${encodeURIComponent(token)}`;
  const left = await request.get(url, { headers: { ...headers, cookie }, maxRedirects: 0 });
  expect([left.status(), left.headers()["location"]]).toEqual([302, "/api/exit-preview/?to=%2Frome%2F"]);
  expect(left.headers()["cache-control"]).toContain("no-store");
});

test("a page that is not there keeps the editor's tools @whole", async ({ page, baseURL }) => {
  await page.goto(await beginPreview(baseURL));
  await page.goto(address(baseURL ?? "", "tessera", "/no-such-page/"));
  await expect(page.locator("h1")).toHaveText("Page not found");
  await expect(page.getByRole("link", { name: "Leave the preview" })).toBeVisible();
});

const readMainText = (page: Page) =>
  page.locator("main").evaluate((main) => {
    for (const extra of main.querySelectorAll("[role=note], style, script")) extra.remove();
    return main.textContent;
  });

test("a published page has nothing of previews, and a preview of it nothing else than the page @whole", async ({
  page,
  browser,
  baseURL,
}) => {
  const rome = address(baseURL ?? "", "tessera", "/rome/");
  const traveler = await (await browser.newContext()).newPage();
  const sent: Promise<string>[] = [];
  traveler.on("response", (response) => {
    const isText = /html|javascript|css/.test(response.headers()["content-type"] ?? "");
    if (isText) sent.push(response.text());
  });
  await traveler.goto(rome);
  await traveler.waitForLoadState("networkidle");
  const published = (await Promise.all(sent)).join("\n");
  expect(published).toContain("<main");
  for (const trace of ["data-shortcode", "--shortcode", "slice-anchor", 'id="slice-', "exit-preview"]) {
    expect(published.includes(trace), trace).toBe(false);
  }
  await page.goto(await beginPreview(baseURL));
  await page.goto(rome);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(1);
  expect(await readMainText(page)).toBe(await readMainText(traveler));
  await traveler.context().close();
});

for (const prefix of ["/preview-page/", "/%70review-page/", "/preview%2dpage/"]) {
  test(`nobody gets by ${prefix} to a preview`, async ({ request, baseURL }) => {
    const inner = `${prefix}www.tessera.example/en/auto/_/rome`;
    const { url, headers } = addressed(baseURL ?? "", "tessera", inner);
    const response = await request.get(url, { headers });
    expect(response.status()).toBe(404);
  });
}

for (const [title, token] of [
  ["made up", "http://localhost:4001/previews/made~up?websitePreviewId=none"],
  ["of another repository", "https://theatre.prismic.io/previews/a:b?websitePreviewId=c"],
  ["no token at all", "nonsense"],
] as const) {
  test(`a preview cookie that is ${title} does no harm and is cleared${wholeUnless(title === "made up")}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const home = address(baseURL ?? "", "tessera", "/");
    const rome = new URL("/rome/", home).href;
    await context.addCookies([{ name: "io.prismic.preview", value: encodeURIComponent(token), url: home }]);
    const response = await page.goto(rome);
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, "/rome/"]);
    await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("io.prismic.preview");
  });
}

test("the editors' reference expands what is typed, without script @whole", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address(baseURL ?? "", "tessera", "/dev/shortcodes/"));
  await page.getByLabel("Try a text").fill("Colosseum: [title tgid=50002]");
  await page.getByRole("button", { name: "Show" }).click();
  const result = page.getByRole("region", { name: "The text, rendered" });
  await expect(result.locator("[data-shortcode=title]")).toHaveCount(1);
  await context.close();
});
