import { expect, type Page, test } from "@playwright/test";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { layOutAll } from "./lay-out-all.ts";
import { address, localePath } from "./pages.ts";

/** Without script nothing waits for its layout. */
test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 320, height: 700 } });
test.describe.configure({ mode: "parallel" });

/** Marks that close something, and small letters, which no line begins with. */
const neverFirst =
  /[、。，．・：；？！）］｝」』】〉》〕ーヽヾゝゞ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ%％,.!?:;)\]}’”]/u;

const visits = [
  ["tessera", "/"],
  ["tessera", "/rome/"],
  ["westend", "/the-lamplighters/"],
] as const;

/** Of headings, in pixels: the first is that of a phone. Each breaks other lines. */
const widths = [288, 272, 256, 240, 224, 208, 192] as const;

/** A place where a browser broke a line. */
interface Break {
  readonly text: string;
  /** The last letter or space of a line, and the first of the next. */
  readonly before: string;
  readonly after: string;
}

/** Returns where headings of this width are broken, those of cards among them. */
async function headingBreaks(page: Page, width: number): Promise<readonly Break[]> {
  await layOutAll(page, width);
  return page.locator("main :is(h1, h2, h3)").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const letters: { readonly letter: string; readonly top: number; readonly height: number }[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const all = node.textContent ?? "";
        for (let index = 0; index < all.length; index += 1) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const box = range.getBoundingClientRect();
          if (box.width > 1) letters.push({ letter: all.charAt(index), top: box.top, height: box.height });
        }
      }
      const text = heading.textContent;
      return letters.flatMap(({ letter, top, height }, index) => {
        const last = letters[index - 1];
        return last === undefined || top < last.top + height / 2 ? [] : [{ text, before: last.letter, after: letter }];
      });
    }),
  );
}

for (const code of ["ja", "cn", "tw", "ko"] as const satisfies readonly LocaleCode[]) {
  test(`X16: no line of a heading begins with a closing mark or small letter: ${code} @whole`, async ({
    page,
    baseURL,
  }) => {
    const breaks: Break[] = [];
    for (const [site, path] of visits) {
      await page.goto(address(baseURL ?? "", site, localePath(locales[code], path)));
      expect(await page.locator("html").getAttribute("lang")).toBe(locales[code].tag);
      for (const width of widths) breaks.push(...(await headingBreaks(page, width)));
    }
    expect(breaks.length).toBeGreaterThan(50);
    expect(breaks.filter(({ after }) => neverFirst.test(after))).toEqual([]);
    const isHangul = (letter: string) => /\p{Script=Hangul}/u.test(letter);
    const split = breaks.filter(({ before, after }) => isHangul(before) && isHangul(after));
    expect(code === "ko" ? split.filter(({ text, before, after }) => text.includes(before + after)) : []).toEqual([]);
  });
}
