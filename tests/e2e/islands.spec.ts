import { expect, type Page, test } from "@playwright/test";
import { address } from "./pages.ts";

/** What tells an island's own code apart from any other in a built chunk. */
const marks = { tabs: "tab-panel", gallery: "showModal", hours: "data-today" };

async function islandsOf(page: Page, url: string): Promise<readonly string[]> {
  const bodies: string[] = [];
  page.on("response", async (answer) => {
    if (answer.url().includes("/_next/static/chunks/")) bodies.push(await answer.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const script = bodies.join("\n");
  return Object.entries(marks).flatMap(([island, mark]) => (script.includes(mark) ? [island] : []));
}

test("a page without interactive slices loads no island", async ({ page, baseURL }) => {
  expect(await islandsOf(page, address(baseURL ?? "", "tessera", "/privacy-policy/"))).toEqual([]);
});

test("a page with one interactive slice loads that island and no other", async ({ page, baseURL }) => {
  expect(await islandsOf(page, address(baseURL ?? "", "westend", "/the-lamplighters/"))).toEqual(["tabs"]);
});

test("a page with all interactive slices loads all of their islands", async ({ page, baseURL }) => {
  expect(await islandsOf(page, address(baseURL ?? "", "colosseum", "/"))).toEqual(["tabs", "gallery", "hours"]);
});

test("styles are inline, those of used slices only, and no style sheet is requested", async ({ page, baseURL }) => {
  const sheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
  const size = async (site: string, path: string) => {
    await page.goto(address(baseURL ?? "", site, path), { waitUntil: "networkidle" });
    return page.evaluate(
      () => [...document.querySelectorAll("style[data-href]")].map((style) => style.textContent ?? "").join("").length,
    );
  };
  const privacy = await size("tessera", "/privacy-policy/");
  const microsite = await size("colosseum", "/");
  expect(sheets).toEqual([]);
  expect(privacy).toBeGreaterThan(0);
  expect(microsite).toBeGreaterThan(privacy);
});
