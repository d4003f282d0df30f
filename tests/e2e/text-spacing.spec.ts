import { expect, type Page, test } from "@playwright/test";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { listCutTexts } from "./cut-texts.ts";
import { layOutAll } from "./lay-out-all.ts";
import { address, localePath, product } from "./pages.ts";
import { visitPatiently } from "./visit-patiently.ts";
import { wholeUnless } from "./whole-unless.ts";

const width = 320;

test.use({ bypassCSP: true, viewport: { width, height: 700 } });
test.describe.configure({ mode: "parallel" });

/** The spacing that WCAG 1.4.12 lets readers choose. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const visits = [
  ["city", "tessera", "/rome/"],
  ["experience", "tessera", `/${product}/`],
  ["attraction", "colosseum", "/guide/"],
  ["show", "westend", "/the-lamplighters/"],
  ["reviews", "tessera", "/reviews/colosseum-guided-tour/"],
  ["home", "tessera", "/"],
] as const;

const languages: readonly LocaleCode[] = ["en", "ar"];

/** Waits for the width of a page, once its fonts and styles are there. */
async function expectNarrow(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const [kind, site, path] of visits)
  for (const code of languages)
    test(`1.4.10, 1.4.12: on a narrow ${kind} page in ${code}, text with more space is not cut${wholeUnless(
      kind === "experience" && code === "en",
    )}`, async ({ page, baseURL }) => {
      await visitPatiently(page, address(baseURL ?? "", site, localePath(locales[code], path)));
      await page.addStyleTag({ content: spacing });
      await layOutAll(page);
      await expectNarrow(page);
      expect(await page.locator("body").evaluate(listCutTexts)).toEqual([]);
    });
