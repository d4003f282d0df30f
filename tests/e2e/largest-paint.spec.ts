import { expect, type Page, test } from "@playwright/test";
import { address } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

/** Most bytes that the banner may cost, without headers. */
const maxBytes = 3000;

const kinds = [
  { kind: "category", site: "tessera", path: "/rome/tours/" },
  { kind: "show", site: "westend", path: "/the-lamplighters/" },
  { kind: "search", site: "tessera", path: "/search/?q=rome" },
  { kind: "search without words", site: "tessera", path: "/search/" },
] as const;

/** Those of `npm test`. */
const usualKinds: ReadonlySet<string> = new Set(["category", "show"]);

const banner = (page: Page) => page.locator("x-island[name='consent/Consent'] section");

/** Collects the candidates for the largest paint from the start of the page: "page", "banner" or "end". */
async function watchCandidates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const candidates: string[] = [];
    Object.assign(window, { candidates });
    const describePart = (element: Element | null | undefined) => {
      if (element?.closest("[data-end]") != null) return "end";
      return element?.closest("x-island[name='consent/Consent']") == null ? "page" : "banner";
    };
    new PerformanceObserver((list) => {
      // @ts-expect-error candidates have an element; the DOM types do not know them.
      for (const { element } of list.getEntries()) candidates.push(describePart(element));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Paints a text as large as the window, whose report is the last one. */
async function paintEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const end = document.createElement("p");
    end.dataset["end"] = "";
    end.style.cssText = "position: fixed; inset: 0; margin: 0; z-index: 1000; overflow: hidden";
    end.textContent = "end ".repeat(2000);
    document.body.append(end);
  });
}

// @ts-expect-error set above.
const readCandidates = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.candidates);

for (const prefix of ["", "/de", "/ar", "/tw"]) {
  for (const { kind, site, path } of kinds) {
    test(`C20: the largest paint of a first visit is never the banner: ${kind}, ${site}${prefix}${path}${wholeUnless(prefix === "" && usualKinds.has(kind))}`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await watchCandidates(page);
      await page.goto(address(baseURL ?? "", site, prefix + path));
      // Where it would hide the first price it waits for a scroll, after which nothing counts any more.
      await expect(banner(page)).toHaveCount(1);
      await paintEnd(page);
      await expect.poll(async () => (await readCandidates(page)).at(-1)).toBe("end");
      const candidates = await readCandidates(page);
      expect(candidates).toContain("page");
      expect(candidates).not.toContain("banner");
    });
  }
}

test("C20, J7: the banner requests nothing but itself", async ({ page, baseURL }) => {
  const requests: { readonly path: string; readonly bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "fetch") return;
    const { responseBodySize } = await request.sizes();
    requests.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  await page.goto(address(baseURL ?? "", "tessera", "/de/rome/tours/"));
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => requests.map(({ path }) => path)).toEqual(["/api/consent/"]);
  expect(requests[0]?.bytes).toBeLessThan(maxBytes);
});
